import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { layerNames, type LayerName } from '../../terms.ts'
import type { Canvases, News, Opened, Order } from './words.ts'

type Shown = { at: number; done: number; plays: boolean }
type Source = { drawing: string; picture: string }

/** A worker that paints into canvases of its own, one for each layer, in the element that it is given. */
export function useReplay(paper: RefObject<HTMLElement | null>, { drawing, picture }: Source) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const worker = useRef<Worker | null>(null)

  useEffect(() => {
    const hear = (news: News) => {
      if (news.say === 'failed') return setFailed(true)
      if (news.say === 'opened') return setOpened(news)
      setShown(news)
    }
    const sheets = layerNames.map((name) =>
      Object.assign(document.createElement('canvas'), { className: 'replay-sheet', ariaHidden: 'true', name }),
    )
    for (const sheet of sheets) sheet.dataset.layer = sheet.name
    paper.current!.append(...sheets)
    setFailed(false)
    setOpened(null)
    setShown(null)
    try {
      worker.current = hire(sheets, { drawing, picture }, hear)
    } catch {
      setFailed(true)
    }
    return () => {
      worker.current?.terminate()
      worker.current = null
      for (const sheet of sheets) sheet.remove()
    }
  }, [paper, drawing, picture])

  const order = useCallback((said: Order) => worker.current?.postMessage(said), [])
  return { opened, failed, shown, order }
}

type Sheet = HTMLCanvasElement & { name: LayerName }

/** Throws where this browser paints nothing beside the page. */
function hire(sheets: Sheet[], source: Source, hear: (news: News) => void): Worker {
  const given = sheets.map((sheet) => [sheet.name, sheet.transferControlToOffscreen()] as const)
  const hired = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  hired.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
  hired.addEventListener('error', () => hear({ say: 'failed' }))
  const open: Order = { say: 'open', ...source, canvases: Object.fromEntries(given) as Canvases }
  hired.postMessage(
    open,
    given.map(([, canvas]) => canvas),
  )
  return hired
}
