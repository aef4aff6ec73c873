import { pageMember } from '#platform/browser-call.ts'
import { Easel, type Canvases } from './easel.ts'
import { flatten } from './flatten.ts'
import type { Hands } from './hands.ts'
import type { House } from './house.ts'
import { DrawingKeeper } from './keeper.ts'
import { strokesHere } from './kept-strokes.ts'
import { Pointers } from './pointers.ts'
import type { Extent, Point } from './view.ts'
import type { Viewer } from './viewer.ts'

export type Work = { id: number; image: string; size: Extent }
/** The drawing as it goes back: saved, and laid flat over the picture. */
export type Flat = { revision: number; picture: Blob }
export type Desk = { easel: Easel; keeper: DrawingKeeper; flat: () => Promise<Flat>; end: () => void }
type Parts = Canvases & { window: HTMLElement }
type Means = {
  work: Work
  house: House
  isBegun: boolean
  picture: HTMLImageElement
  viewer: Viewer
  hands: () => Hands
  onPen: () => void
  onPress: (at: Point) => void
}

/** Puts a work on the easel: canvases, hands, and what keeps the drawing, here and in the house. */
export function setUp(
  { window: area, ...canvases }: Parts,
  { work, house, picture, viewer, isBegun, ...means }: Means,
): Desk {
  const left = new AbortController()
  const { signal } = left
  const id = `${pageMember()}:${work.id}`
  const easel = new Easel(viewer, picture, canvases)
  const tabs = new BroadcastChannel(`drawing:${id}`)
  const keeper = new DrawingKeeper(easel, {
    ...{ work: id, house, here: strokesHere },
    tellTabs: tabs.postMessage.bind(tabs),
  })
  easel.onChange = () => keeper.changed()
  tabs.addEventListener('message', ({ data }) => void keeper.hear(data as number), { signal })
  const pointers = new Pointers(area, { easel, viewer, ...means })
  for (const name of ['online', 'focus']) window.addEventListener(name, () => keeper.again(), { signal })
  window.addEventListener('pagehide', () => keeper.isUnsaved && keeper.keepHere(), { signal })
  void keeper.open(isBegun)
  return {
    easel,
    keeper,
    async flat() {
      for (let tries = 0; tries < 3; tries++) if (await keeper.save()) break
      if (keeper.isUnsaved) throw new Error('the drawing is not saved')
      await easel.painted
      return { revision: keeper.revision, picture: await flatten(easel, picture) }
    },
    end() {
      left.abort()
      for (const one of [pointers, easel, keeper]) one.end()
      tabs.close()
    },
  }
}
