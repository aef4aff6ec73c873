import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNote as openNote } from './use-note.ts'

type SetUp = () => (() => void) | undefined
const setUps: SetUp[] = []
const cleanUps: (() => void)[] = []
const setUpAll = (effects: SetUp[]) => cleanUps.push(...effects.flatMap((effect) => effect() ?? []))
vi.mock('react', () => ({
  useState: (first: unknown) => [first, (next: unknown) => void (first === null && states.push(next))],
  useRef: (current: unknown) => ({ current }),
  useEffect: (effect: SetUp) => {
    setUps.push(effect)
    setUpAll([effect])
  },
  useEffectEvent: (event: unknown) => event,
}))
vi.mock('react-router', () => ({ useBlocker: () => ({ state: 'unblocked' }) }))

type Call = { content: string; signal: AbortSignal; answer: (status: number) => Promise<void> }

let calls: Call[]
/** What the line beside the note has said. */
let states: unknown[]
let session: { token: string; member: number | null } | 'away'
let page: { content: string; dataset: { member?: string } }
let kept: Record<string, string>

const DRAFT = 'note-draft:7:/courses/1/user_note'
const draft = () => kept[DRAFT] && (JSON.parse(kept[DRAFT]) as { text: string }).text

/** The line to the server: a save stays on its way until somebody answers; 0 says that the line breaks. */
function fetching(path: string, options?: RequestInit) {
  if (path === '/csrf_token')
    return session === 'away'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(session))
  return new Promise<Response>((arrive, fail) => {
    const answer = async (status: number) => {
      if (status === 0) fail(new TypeError('Failed to fetch'))
      else arrive(Response.json({ success: status === 200 }, { status }))
      await vi.advanceTimersByTimeAsync(0)
    }
    const { content } = JSON.parse(String(options!.body)) as { content: string }
    calls.push({ content, signal: options!.signal!, answer })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  states = []
  kept = {}
  session = { token: 'token', member: 7 }
  page = { content: 'token', dataset: { member: '7' } }
  const listening = { addEventListener() {}, removeEventListener() {} }
  // As in a browser, what is kept are the store's own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (_, name) =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => (kept[key] = value),
          removeItem: (key: string) => delete kept[key],
        })[String(name)],
    }),
  )
  vi.stubGlobal('window', listening)
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible', querySelector: () => page })
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  setUps.length = cleanUps.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPlayer = (content = '') =>
  openNote({ path: '/courses/1/user_note', memberId: 7, first: { content, savedAt: null } })
const leavePlayer = () => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
}
const rest = () => vi.advanceTimersByTimeAsync(1_300)
const aWhile = () => vi.advanceTimersByTimeAsync(180_000)
const sent = () => calls.map(({ content }) => content)

it('a player that was left on a stalled line writes no more over what was written since [NT-005]', async () => {
  const left = openPlayer()
  left.write('古い文')
  await rest()
  void left.saveNow()
  leavePlayer()
  expect(draft()).toBe('古い文')

  const again = openPlayer()
  again.write('古い文と新しい文')
  await rest()
  await calls[1]!.answer(200)
  again.write('')
  await calls[0]!.answer(0)
  expect(sent()).toEqual(['古い文', '古い文と新しい文'])
  await aWhile()
  expect(sent()).toEqual(['古い文', '古い文と新しい文', ''])
  expect(draft()).toBe('')
})

it('who leaves on a stalled line takes the call back, and a late yes does not forget what was written since [NT-005]', async () => {
  openPlayer().write('古い文')
  await rest()
  expect(calls[0]!.signal.aborted).toBe(false)
  leavePlayer()
  expect(calls[0]!.signal.aborted).toBe(true)

  openPlayer().write('古い文と新しい文')
  await calls[0]!.answer(200)
  expect(draft()).toBe('古い文と新しい文')
  await rest()
  await calls[1]!.answer(200)
  await aWhile()
  expect(sent()).toEqual(['古い文', '古い文と新しい文'])
  expect(draft()).toBeUndefined()
})

it('on a broken line the note is sent again until it is saved [NT-005]', async () => {
  openPlayer().write('文')
  await rest()
  await calls[0]!.answer(0)
  await vi.advanceTimersByTimeAsync(3_000)
  await calls[1]!.answer(200)
  await aWhile()
  expect(sent()).toEqual(['文', '文'])
  expect(draft()).toBeUndefined()
})

it('a player that React sets up anew goes on saving', async () => {
  const note = openPlayer()
  leavePlayer()
  setUpAll(setUps)
  note.write('文')
  await rest()
  await calls[0]!.answer(200)
  expect(sent()).toEqual(['文'])
  expect(draft()).toBeUndefined()
})

it('who opened the tab as a visitor and signed in in another has the note saved there too [NT-002]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  openPlayer().write('文')
  await rest()
  await calls[0]!.answer(200)
  expect(sent()).toEqual(['文'])
  expect(states).toEqual(['unsaved', 'saving', 'saved'])
})

it('a tab opened as a visitor sends no note for another member, and says so [NT-008]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = { token: 'token', member: 8 }
  openPlayer().write('文')
  await aWhile()
  expect(sent()).toEqual([])
  expect(states.at(-1)).toBe('other-member')
  expect(draft()).toBe('文')
})

it('who opened the tab as a visitor keeps the note for later while nobody is signed in, or the line is broken [NT-005]', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = { token: 'of-a-visitor', member: null }
  openPlayer().write('文')
  await rest()
  session = 'away'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states).not.toContain('other-member')
  session = { token: 'token', member: 7 }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual(['文'])
})

it('who leaves while it is asked whose the tab is sends nothing, and keeps the draft of the next player', async () => {
  page = { content: 'of-a-visitor', dataset: {} }
  session = 'away'
  openPlayer().write('古い文')
  await rest()
  let answer: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    path === '/csrf_token' ? new Promise((arrive) => (answer = arrive)) : fetching(path, options),
  )
  await vi.advanceTimersByTimeAsync(3_000)
  leavePlayer()
  openPlayer().write('新しい文')
  answer(Response.json({ token: 'token', member: 7 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([])
  expect(draft()).toBe('新しい文')
})
