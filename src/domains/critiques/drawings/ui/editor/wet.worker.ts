import { WetSheet, type WetOrder } from './wet-sheet.ts'

/** What the page sends. */
export type Handed = OffscreenCanvas | WetOrder

let sheet: WetSheet | null = null

/** First the canvas, then what is to be seen on it. */
addEventListener('message', ({ data }: MessageEvent<Handed>) => {
  if (data instanceof OffscreenCanvas) sheet = new WetSheet(data)
  else sheet?.show(data)
})
