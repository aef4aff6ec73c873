import type Player from '@vimeo/player'
import type { VimeoUrl } from '@vimeo/player'
import type { Picture, PictureEvent } from './picture.ts'
import type { Media } from './player-data.ts'
import { union, type Ranges } from './ranges.ts'

const PATIENCE_MS = 20_000
/** The frame tells its place four times a second; between two tellings the place runs on by the clock. */
const LONGEST_STEP = 2

/** A film in the frame of a provider outside, whose own controls stay hidden: ours are the same for every film. */
export class FramedPicture implements Picture {
  readonly video = null
  ready = false
  paused = true
  ended = false
  waiting = false
  duration = Number.NaN
  bufferedTo = 0
  played: Ranges = []
  #box: HTMLElement
  #player: Promise<Player> | null = null
  #shown = ''
  #told = { time: 0, at: 0 }
  #volume = 1
  #muted = false
  #speed = 1
  #cue = ''
  #wantsCues: boolean | null = null
  #listeners = new EventTarget()
  #left = false

  constructor(box: HTMLElement) {
    this.#box = box
  }

  get time() {
    const { time, at } = this.#told
    if (this.paused || this.waiting || !this.ready) return time
    return Math.min(time + Math.min(((performance.now() - at) / 1000) * this.#speed, 1), this.duration)
  }
  set time(to) {
    this.#tell(to)
    this.ended = false
    this.#ask((player) => player.setCurrentTime(to))
  }
  get volume() {
    return this.#volume
  }
  set volume(to) {
    this.#volume = to
    this.#ask((player) => player.setVolume(to))
  }
  get muted() {
    return this.#muted
  }
  set muted(to) {
    this.#muted = to
    this.#ask((player) => player.setMuted(to))
  }
  get speed() {
    return this.#speed
  }
  set speed(to) {
    this.#speed = to
    this.#ask((player) => player.setPlaybackRate(to))
  }

  show({ frame }: Media, onBroken: () => void): boolean {
    if (!frame) return false
    if (this.#shown === frame) return true
    this.#shown = frame
    Object.assign(this, { ready: false, paused: true, ended: false, played: [], bufferedTo: 0 })
    this.#tell(0)
    const before = this.#player
    const opened = before
      ? before.then((player) => player.loadVideo({ url: frame as VimeoUrl }).then(() => player))
      : this.#open(frame)
    this.#player = opened
    const ready = async () => {
      const player = await opened
      const duration = await player.getDuration()
      if (this.#shown !== frame || this.#left) return
      await Promise.all([player.setVolume(this.#volume), player.setMuted(this.#muted)])
      await player.setPlaybackRate(this.#speed).catch(() => {})
      this.duration = duration
      this.ready = true
      this.#wantsCues = null
      this.#say('loadedmetadata')
    }
    ready().catch(() => this.#shown === frame && onBroken())
    return true
  }

  forget() {
    this.#close()
    this.#shown = ''
  }

  /** The provider's subtitles, said by us in our own place. */
  readonly sizes = []
  choose = () => false

  cue(wanted: boolean): string {
    if (this.ready && wanted !== this.#wantsCues) {
      this.#wantsCues = wanted
      this.#cue = ''
      this.#ask((player) => (wanted ? player.enableTextTrack('ja', undefined, false) : player.disableTextTrack()))
    }
    return wanted ? this.#cue : ''
  }

  async play() {
    this.ended = false
    await (await this.#player)?.play()
  }
  pause() {
    this.#ask((player) => player.pause())
  }

  on(name: PictureEvent, listener: () => void) {
    this.#listeners.addEventListener(name, listener)
    return () => this.#listeners.removeEventListener(name, listener)
  }

  end() {
    this.#left = true
    this.#close()
  }

  async #open(frame: string): Promise<Player> {
    const { default: Library } = await import('@vimeo/player')
    const element = document.createElement('iframe')
    element.src = frame
    element.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
    element.className = 'player-frame'
    element.tabIndex = -1
    element.title = this.#box.getAttribute('aria-label') ?? ''
    this.#box.replaceChildren(element)
    const player = new Library(element)
    this.#listen(player)
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error('the frame said nothing')), PATIENCE_MS),
    )
    await Promise.race([player.ready(), late])
    return player
  }

  #listen(player: Player) {
    player.on('playing', () => {
      this.paused = this.waiting = this.ended = false
      this.#tell(this.#told.time)
      this.#say('playing')
    })
    player.on('bufferstart', () => (this.waiting = true))
    player.on('bufferend', () => (this.waiting = false))
    player.on('pause', () => {
      this.#tell(this.time)
      this.paused = true
      this.#say('pause')
    })
    player.on('ended', () => {
      this.paused = this.ended = true
      this.#tell(this.duration)
      this.#say('ended')
    })
    player.on('timeupdate', ({ seconds }) => {
      const before = this.#told.time
      if (!this.paused && seconds > before && seconds - before <= LONGEST_STEP * this.#speed)
        this.played = union(this.played, [[before, seconds]])
      this.#tell(seconds)
    })
    player.on('seeked', ({ seconds }) => {
      this.#tell(seconds)
      this.#say('seeked')
    })
    player.on('progress', ({ seconds }) => (this.bufferedTo = seconds))
    player.on('playbackratechange', ({ playbackRate }) => (this.#speed = playbackRate))
    player.on('cuechange', ({ cues }) => (this.#cue = cues.map(({ text }) => text).join('\n')))
  }

  #tell(time: number) {
    this.#told = { time, at: performance.now() }
  }
  #say(name: PictureEvent) {
    this.#listeners.dispatchEvent(new Event(name))
  }
  /** What the provider refuses, subtitles that it does not have or a speed it does not know, leaves the film as it is. */
  #ask(what: (player: Player) => Promise<unknown>) {
    void this.#player?.then(what).catch(() => {})
  }
  #close() {
    void this.#player?.then((player) => player.destroy()).catch(() => {})
    this.#player = null
    this.#box.replaceChildren()
    this.ready = false
  }
}
