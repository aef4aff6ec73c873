import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scribble } from '#test/critiques/drawing.ts'
import { firstLayers, type Layers, type Op } from '../../terms.ts'
import { History } from './history.ts'
import type { House, Save, Saved } from './house.ts'
import { DrawingKeeper } from './keeper.ts'
import type { KeptStrokes } from './kept-strokes.ts'
import { Store } from './store.ts'

const [a, b, c, d] = scribble(4) as unknown as [Op, Op, Op, Op]

/** A house with a drawing, and a browser that keeps strokes. */
function world() {
  const house = {
    revision: 0,
    ops: [] as readonly Op[],
    key: '',
    isReached: true,
    isHeard: true,
    refused: null as string | null,
  }
  const kept = new Map<string, KeptStrokes>()
  const doors: House = {
    async open() {
      if (!house.isReached) throw new Error('no line')
      const drawing = { width: 9, height: 9, layers: firstLayers(), ops: house.ops }
      return { revision: house.revision, drawing: house.revision > 0 ? drawing : null }
    },
    async save({ revision, ops, key }: Save): Promise<Saved> {
      if (!house.isReached) return { refused: null, said: null }
      if (house.refused) return { refused: house.refused, said: '理由' }
      const isAgain = key === house.key && revision + 1 === house.revision
      if (revision !== house.revision && !isAgain) return { refused: 'newer-draft', said: null }
      Object.assign(house, { ops, key, revision: isAgain ? house.revision : revision + 1 })
      return house.isHeard ? { revision: house.revision } : { refused: null, said: null }
    },
  }
  const here = {
    list: async () => [...kept.values()],
    keep: async (strokes: KeptStrokes) => (kept.set(strokes.id, structuredClone(strokes)), strokes.id),
    drop: async (id: string) => void kept.delete(id),
  }
  const tabs: DrawingKeeper[] = []
  const openTab = async () => {
    const history = new History()
    const state = new Store({ layers: firstLayers() })
    const paper = {
      ...{ history, state, isDrawing: false },
      load(theirs: readonly Op[], more: readonly Op[], layers: Layers) {
        history.begin(theirs, more)
        state.set({ layers })
      },
    }
    const tellTabs = (revision: number) => {
      for (const tab of tabs) if (tab !== keeper) void tab.hear(revision)
    }
    const keeper: DrawingKeeper = new DrawingKeeper(paper as never, { work: 'me', house: doors, here, tellTabs })
    tabs.push(keeper)
    await keeper.open(house.revision > 0)
    const draw = (op: Op) => {
      history.add(op)
      keeper.changed()
    }
    const undo = () => {
      history.undo()
      keeper.changed()
    }
    return { keeper, history, draw, undo, sync: () => keeper.state.look().sync }
  }
  return { house, kept, openTab }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const rest = () => vi.advanceTimersByTimeAsync(1_000)

it('saves what was drawn a second after the hand rests, and says so', async () => {
  const { house, kept, openTab } = world()
  const tab = await openTab()
  tab.draw(a)
  expect([tab.sync(), kept.size]).toEqual(['unsaved', 1])
  await vi.advanceTimersByTimeAsync(999)
  expect(house.revision).toBe(0)
  await rest()
  expect([tab.sync(), house.ops, kept.size]).toEqual(['saved', [a], 0])
})

it('keeps strokes through a lost line and a closed page, and sends them again by itself', async () => {
  const { house, kept, openTab } = world()
  const before = await openTab()
  before.draw(a)
  await rest()
  house.isReached = false
  before.draw(b)
  await rest()
  expect([before.sync(), [...kept.values()][0]?.ops]).toEqual(['unsaved', [b]])
  before.keeper.end()
  house.isReached = true
  const after = await openTab()
  expect(after.history.ops).toEqual([a, b])
  await rest()
  expect([after.sync(), house.ops, kept.size]).toEqual(['saved', [a, b], 0])
})

it('saves once what arrived though its answer never came, in the same page and after a reload', async () => {
  const { house, openTab } = world()
  const tab = await openTab()
  house.isHeard = false
  tab.draw(a)
  await rest()
  expect([house.revision, tab.sync()]).toEqual([1, 'unsaved'])
  tab.draw(b)
  await rest()
  expect([house.revision, house.ops]).toEqual([1, [a, b]])
  tab.keeper.end()
  house.isHeard = true
  const after = await openTab()
  expect(after.history.ops).toEqual([a, b])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([house.ops, after.sync()]).toEqual([[a, b], 'saved'])
})

it('does not bring back what was taken back while nothing could be sent', async () => {
  const { house, openTab } = world()
  const tab = await openTab()
  for (const op of [a, b]) tab.draw(op)
  await rest()
  house.isReached = false
  tab.undo()
  await rest()
  tab.keeper.end()
  house.isReached = true
  const after = await openTab()
  expect(after.history.ops).toEqual([a])
  await rest()
  expect(house.ops).toEqual([a])
})

it('lays what another tab has saved below what was drawn here, and loses neither', async () => {
  const { house, openTab } = world()
  const [one, two] = [await openTab(), await openTab()]
  one.draw(a)
  two.draw(b)
  await rest()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(house.ops.map((op) => ('xs' in op ? [...op.xs] : []))).toEqual(
    [a, b].map((op) => [...(op as typeof op & { xs: Int32Array }).xs]),
  )
  expect(one.history.ops).toHaveLength(2)
  expect(two.history.ops).toHaveLength(2)
  expect([one.sync(), two.sync()]).toEqual(['renewed', 'saved'])
})

it('says why a drawing is not taken any more, and whose page it is', async () => {
  const { house, openTab } = world()
  const tab = await openTab()
  house.refused = 'drawing-full'
  tab.draw(c)
  await rest()
  expect(tab.keeper.state.look()).toMatchObject({ sync: 'unsaved', trouble: '理由' })
  house.refused = 'other-member'
  tab.draw(d)
  await rest()
  expect(tab.sync()).toBe('other-member')
})

it('keeps what each of two tabs has drawn without a line, and finds both again when they were closed', async () => {
  const { house, kept, openTab } = world()
  const [one, two] = [await openTab(), await openTab()]
  house.isReached = false
  one.draw(a)
  two.draw(b)
  await rest()
  expect(kept.size).toBe(2)
  one.keeper.end()
  two.keeper.end()
  house.isReached = true
  const after = await openTab()
  expect(after.history.ops).toHaveLength(2)
  await rest()
  expect([house.ops, kept.size]).toEqual([after.history.ops, 0])
})

it('draws nothing before all that is there was read', async () => {
  const { house, openTab } = world()
  const first = await openTab()
  first.draw(a)
  await rest()
  house.isReached = false
  const tab = await openTab()
  expect(tab.keeper.state.look()).toMatchObject({ isOpen: false })
  house.isReached = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect([tab.keeper.state.look().isOpen, tab.history.ops]).toEqual([true, [a]])
})
