import type { Effect, Watched } from './terms.ts'

/** As it is read aloud: width, case, kana and what stands between the letters make no difference. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[\s\p{P}\p{S}]/gu, '')

/** The hosts of what would be a link somewhere else; nothing here is one. */
export const hostsIn = (text: string): string[] =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .matchAll(/(?:[a-z0-9-]+\.)+[a-z]{2,}/g),
  ].map(([host]) => host)

/** The gravest that the list says of these texts; null where it says nothing. */
export function watchedIn(
  texts: readonly string[],
  list: readonly Pick<Watched, 'kind' | 'text' | 'effect'>[],
): Effect | null {
  const read = plain(texts.join('\n'))
  const hosts = texts.flatMap(hostsIn)
  const isMet = ({ kind, text }: Pick<Watched, 'kind' | 'text'>) =>
    kind === 'word'
      ? plain(text) !== '' && read.includes(plain(text))
      : hosts.some((host) => host === text.toLowerCase() || host.endsWith(`.${text.toLowerCase()}`))
  const met = list.filter(isMet).map(({ effect }) => effect)
  return met.includes('refuse') ? 'refuse' : met.length > 0 ? 'wait' : null
}
