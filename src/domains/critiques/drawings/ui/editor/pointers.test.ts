import { expect, it, vi } from 'vitest'
import type { Easel } from './easel.ts'
import { Pointers } from './pointers.ts'
import type { Viewer } from './viewer.ts'

it('is told where a pen is lifted that came down with its button pressed, so that the fingers of its teacher go on', () => {
  vi.stubGlobal('Element', EventTarget)
  const captured: number[] = []
  const place = Object.assign(new EventTarget(), {
    ...{ isConnected: true, clientLeft: 0, clientTop: 0, closest: () => null },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: (id: number) => captured.push(id),
  })
  const easel = { isDrawing: false, state: { look: () => ({ tool: 'pen' }) } } as unknown as Easel
  const hands = { hasPen: true, fingersDraw: false, isPanning: false, isPenDown: false }
  const pointers = new Pointers(place as unknown as HTMLElement, {
    ...{ easel, viewer: {} as Viewer, hands: () => hands, onPen: () => {}, onPress: () => {} },
  })
  place.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: 'pen', pointerId: 7, button: 2 }))
  expect(captured).toEqual([7])
  pointers.end()
  vi.unstubAllGlobals()
})
