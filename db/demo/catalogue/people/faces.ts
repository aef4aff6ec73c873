import type { Face } from '#demo/pictures/index.ts'

/** How the teachers look: of both sexes, of all ages, as their names and lives say. */
export const faces: Readonly<Record<string, Face>> = {
  katsura: { man: true, style: 'slick', hair: 'grey', glasses: 'square', beard: true },
  fukami: { man: true, style: 'short', hair: 'blue', glasses: 'none', beard: false },
  komorebi: { style: 'long', hair: 'chestnut', glasses: 'none' },
  yoimachi: { man: true, style: 'slick', hair: 'black', glasses: 'round', beard: false },
  asagi: { style: 'bob', hair: 'auburn', glasses: 'none' },
  shiraha: { style: 'bun', hair: 'fair', glasses: 'none' },
  kunugi: { man: true, style: 'short', hair: 'brown', glasses: 'none', beard: true },
  tsumugi: { style: 'long', hair: 'black', glasses: 'round' },
  hoshio: { style: 'ponytail', hair: 'red', glasses: 'none' },
  nagi: { man: true, style: 'spiky', hair: 'fair', glasses: 'none', beard: false },
  minato: { man: true, style: 'curly', hair: 'chestnut', glasses: 'none', beard: true },
  tobari: { style: 'bun', hair: 'grey', glasses: 'round' },
  kurosumi: { man: true, style: 'slick', hair: 'black', glasses: 'none', beard: true },
  hakoniwa: { man: true, style: 'short', hair: 'grey', glasses: 'square', beard: false },
  fudenoya: { man: true, style: 'spiky', hair: 'black', glasses: 'none', beard: false },
  tenten: { style: 'bob', hair: 'black', glasses: 'round' },
  irodori: { style: 'curly', hair: 'red', glasses: 'none', beard: false },
  iwashi: { man: true, style: 'short', hair: 'blue', glasses: 'square', beard: true },
  nekoyanagi: { style: 'braid', hair: 'grey', glasses: 'none' },
  amagumo: { style: 'twin', hair: 'brown', glasses: 'none' },
}
