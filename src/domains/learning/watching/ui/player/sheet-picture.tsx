import type { CSSProperties } from 'react'
import type { Media } from './player-data.ts'

export type Sheets = Media['sheets']

/** Which picture of which sheet shows this second, and where on the sheet it stands. */
export function pictureAt(sheets: NonNullable<Sheets>, seconds: number) {
  const { every, across, down, count } = sheets
  const all = across * down
  const index = Math.min(count * all - 1, Math.max(0, Math.floor((seconds + sheets.from) / every)))
  const on = index % all
  return { sheet: Math.floor(index / all) + 1, column: on % across, row: Math.floor(on / across) }
}

/** The film at a second, small: to find the place that one seeks. */
export function SheetPicture({ sheets, seconds }: { sheets: NonNullable<Sheets>; seconds: number }) {
  const { base, width, height } = sheets
  const { sheet, column, row } = pictureAt(sheets, seconds)
  const style: CSSProperties = {
    width,
    height,
    backgroundImage: `url("${base}${String(sheet).padStart(3, '0')}.jpg")`,
    backgroundPosition: `${-column * width}px ${-row * height}px`,
  }
  return <span className="player-bar-picture" style={style} />
}
