import { writeFile } from 'node:fs/promises'
import { expect, type TestInfo } from '@playwright/test'
import type { Web } from '#test/worlds/web-world.ts'
import type { Engine, Source } from './engine.ts'
import { placeOf, type Kind, type Point } from './find.ts'

type Which = { nth?: number; part?: boolean }
type Share = [across: number, down: number]
const KEYS: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', Control: '\uE009' },
  ...{ ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowDown: '\uE015' },
}

/** Somebody at a browser: finds things by what they are called, waits for them as people do, presses and types. */
export class Hand {
  readonly engine: Engine
  readonly house: Web
  readonly #info: TestInfo

  constructor(engine: Engine, house: Web, info: TestInfo) {
    this.engine = engine
    this.house = house
    this.#info = info
  }

  /** Until nothing is on its way any more: a browser may tell what it gave up when the page was left as an error. */
  async go(path: string) {
    await this.engine.go(new URL(path, this.house.url).href)
    const isAwake = () => document.fonts.status === 'loaded' && 'awake' in document.documentElement.dataset
    await this.holds('the page awake', isAwake)
  }

  async signIn(name: string) {
    const value = await this.house.sessionToken(name)
    await this.engine.cookie({ name: '_egaku_session', value, url: this.house.url })
  }

  press = async (name: string, which?: Which) => this.#press(await this.#find('press', name, which))
  tick = async (name: string, which?: Which) => this.#press(await this.#find('box', name, which))

  /** What stood in the field is written over. */
  async write(name: string, words: string, which?: Which) {
    await this.#press(await this.#find('field', name, which))
    await this.engine.run(() => (document.activeElement as HTMLInputElement).select?.())
    await this.keys(...words)
  }

  /** Keys one after the other, by name or as what they write; `Control+z` holds the first while it presses the second. */
  async keys(...names: string[]) {
    const actions = names.flatMap((name) => {
      const values = (name.length > 1 ? name.split('+') : [name]).map((key) => KEYS[key] ?? key)
      const turn = (type: string) => (value: string) => ({ type, value })
      return [...values.map(turn('keyDown')), ...values.toReversed().map(turn('keyUp'))]
    })
    await this.engine.act([{ type: 'key', id: 'keys', actions }])
  }

  /** Draws along a way over what a selector names, in shares of its width and height. */
  async draw(selector: string, way: Share[]) {
    const box = await this.engine.run((at) => {
      const one = document.querySelector(at)!
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = one.getBoundingClientRect()
      return { left, top, width, height }
    }, selector)
    const places = way.map(([across, down]) => ({
      ...{ x: Math.round(box.left + box.width * across), y: Math.round(box.top + box.height * down) },
    }))
    await this.#point(places)
  }

  /** Chooses by the number of the line; a list of choices is the system's own, which no driver can press. */
  choose = (name: string, line: number) =>
    this.holds(
      name,
      (label, index) => {
        const one = [...document.querySelectorAll('select')].find(({ ariaLabel }) => ariaLabel === label)
        if (!one) return false
        one.selectedIndex = index
        for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }))
        return true
      },
      ...([name, line] as const),
    )

  /** A file for the chooser, from the disk as from a person's own. */
  async give(selector: string, name: string, content: Buffer) {
    const path = this.#info.outputPath(name)
    await writeFile(path, content)
    await this.holds(selector, (at) => document.querySelector(at), selector)
    await this.engine.files(selector, [path])
  }

  sees = (words: string) =>
    expect
      .poll(() => this.engine.run(() => document.body.innerText.replace(/\s+/g, ' ')).catch(String), {
        message: `to see ${words}`,
      })
      .toContain(words)

  at = (path: RegExp) =>
    expect.poll(() => this.engine.run(() => location.pathname + location.search).catch(String)).toMatch(path)

  /** Something that the page says yes to, sooner or later. */
  holds = <A extends unknown[]>(what: string, work: (...args: A) => unknown, ...args: A) =>
    expect
      .poll(
        () =>
          this.engine
            .run(work, ...args)
            .then(Boolean)
            .catch(String),
        { message: what },
      )
      .toBe(true)

  async #find(kind: Kind, name: string, { nth = 0, part = false }: Which = {}): Promise<Point> {
    let place: Point | undefined
    await expect
      .poll(
        async () => {
          const found = await this.engine.run(placeOf, kind, name, nth, part).catch((trouble) => String(trouble))
          if (typeof found === 'string') return found
          place = found
          return 'found'
        },
        { message: `to reach ${name}` },
      )
      .toBe('found')
    return place!
  }

  #press = (place: Point) => this.#point([place])

  #point = (places: Point[]) => {
    const [first, ...rest] = places.map((place) => ({ type: 'pointerMove', duration: 16, ...place }))
    const actions: Source['actions'] = [
      ...[first!, { type: 'pointerDown', button: 0 }],
      ...[...rest, { type: 'pointerUp', button: 0 }],
    ]
    return this.engine.act([{ type: 'pointer', id: 'hand', parameters: { pointerType: 'mouse' }, actions }])
  }
}
