/** A member's picture: what may be sent, said once for the browser and the server. */
export const AVATAR_MAX = 5 * 1024 * 1024
export const badAvatar = '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。'

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
]

/** Judged by what the file is, not by what it is called; the server looks at every byte of it again. */
export function looksLikeAvatar(first: Uint8Array, bytes: number): boolean {
  return bytes <= AVATAR_MAX && beginnings.some((known) => known.every((byte, index) => first[index] === byte))
}
