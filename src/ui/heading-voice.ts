import { headCharacters } from './fonts/head-characters.ts'

const drawable = new Set(headCharacters)

/** The drawn face for a heading that it can write to the end; a patchwork of two faces never. */
export function headingVoice(text: unknown) {
  return typeof text === 'string' && [...text].every((character) => drawable.has(character)) ? 'font-head' : 'font-text'
}
