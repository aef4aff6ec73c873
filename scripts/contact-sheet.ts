import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import * as pictures from '#demo/pictures/index.ts'
import { poseSvg } from '#demo/poses/pose-svg.ts'
import { sceneAt } from '#demo/poses/scenes.ts'

// Shows many pictures of the demo world at a glance:
// node scripts/contact-sheet.ts covers 24 1 sheet.png [subject,subject]
const [kind = 'covers', count = '24', seed = '1', file = 'contact-sheet.png', only] = process.argv.slice(2)
const wanted = only ? (only.split(',') as pictures.Subject[]) : pictures.subjects
const subjectAt = (i: number) => wanted[i % wanted.length] as pictures.Subject

const makers: Record<string, (i: number) => string> = {
  covers: (i) =>
    pictures.coverSvg({ seed: Number(seed) + i, tab: pictures.homeTab(subjectAt(i)), subject: subjectAt(i) }),
  portraits: (i) => pictures.portraitSvg({ seed: Number(seed) + i }),
  slides: (i) =>
    pictures.slideSvg({
      seed: Number(seed) + Math.floor(i / 6),
      page: (i % 6) + 1,
      subject: wanted[Math.floor(i / 6) % wanted.length] as pictures.Subject,
    }),
  checks: (i) => pictures.checkPointSvg({ seed: Number(seed) + i, subject: subjectAt(i), place: i % 3 }),
  corrections: (i) =>
    pictures.beforeAfterSvg({ seed: Number(seed) + Math.floor(i / 2), side: i % 2 ? 'after' : 'before' }),
  panels: (i) => pictures.panelHeadSvg({ seed: Number(seed) + i, shape: i % 2 ? 'narrow' : 'wide' }),
  campaigns: (i) =>
    pictures.campaignSvg({
      seed: Number(seed) + i,
      thing: (['month', 'hourglass', 'price-tag', 'gift-card', 'tablet'] as const)[i % 5]!,
    }),
  banners: (i) =>
    pictures.bannerSvg({
      banner: pictures.bannerNames[Math.floor(i / 2) % pictures.bannerNames.length]!,
      shape: i % 2 ? 'sp' : 'pc',
    }),
  poses: (i) => poseSvg(sceneAt(Number(seed) - 1 + i)),
  certificates: (i) => pictures.certificateSvg({ seed: Number(seed) + i }),
  way: (i) => pictures.waySvg(pictures.waySteps[i % pictures.waySteps.length]!),
  empty: (i) => pictures.emptyStateSvg(pictures.emptyStates[i % pictures.emptyStates.length] as pictures.EmptyState),
}
const make = makers[kind]
if (!make) throw new Error(`no such kind: ${Object.keys(makers).join(', ')}`)
const columns = Number(process.env['COLUMNS_OF_SHEET'] ?? 4)
const width = Math.floor(1640 / columns)
const tiles: { image: Buffer; height: number }[] = []
for (let i = 0; i < Number(count); i++) {
  const started = performance.now()
  const svg = make(i)
  const drawn = performance.now()
  const image = await pictures.raster(svg, { width, format: 'png' })
  console.log(
    i,
    subjectAt(i),
    `${Math.round(svg.length / 1024)} KB, draw ${Math.round(drawn - started)} ms, raster ${Math.round(performance.now() - drawn)} ms`,
  )
  tiles.push({ image, height: (await sharp(image).metadata()).height ?? 1 })
}
const rows: number[] = []
tiles.forEach((tile, i) => {
  const row = Math.floor(i / columns)
  rows[row] = Math.max(rows[row] ?? 0, tile.height + 8)
})
const top = (i: number) => rows.slice(0, Math.floor(i / columns)).reduce((a, b) => a + b, 0)
const layout = tiles.map((tile, i) => ({ input: tile.image, left: (i % columns) * (width + 8), top: top(i) }))
const background = {
  width: columns * (width + 8),
  height: top(tiles.length + columns - 1),
  channels: 3,
  background: '#777',
} as const
writeFileSync(
  file,
  await sharp({ create: { ...background, height: Math.max(1, background.height) } })
    .composite(layout)
    .png()
    .toBuffer(),
)
