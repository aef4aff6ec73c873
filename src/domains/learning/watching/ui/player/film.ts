import { useSyncExternalStore } from 'react'
import type { Picture, PictureEvent } from './picture.ts'
import type { Media } from './player-data.ts'
import type { Ranges } from './ranges.ts'
import { DEFAULT_VOLUME } from './volume.ts'

export type FilmState = {
  paused: boolean
  waiting: boolean
  ended: boolean
  /** It waits for a press: the browser did not let it begin by itself, or nobody asked for it. */
  blocked: boolean
  broken: boolean
  time: number
  duration: number
  bufferedTo: number
  volume: number
  muted: boolean
  speed: number
  cue: string
  /** The sizes of which one may be chosen, and which one was. */
  sizes: string
  size: string | null
  loop: { a: number; b: number | null } | null
}

export type FilmEvents = { played?(): void; paused?(): void; sought?(): void; ended?(): void; tick?(): void }

const POLL_MS = 100
const AT_REST: FilmState = {
  paused: true,
  waiting: false,
  ended: false,
  blocked: false,
  broken: false,
  time: 0,
  duration: 0,
  bufferedTo: 0,
  volume: DEFAULT_VOLUME,
  muted: false,
  speed: 1,
  cue: '',
  sizes: '',
  size: null,
  loop: null,
}

/** The film of a player, whatever it is shown on; what that really does is read ten times a second. */
export class Film {
  #picture: Picture | null = null
  #media: Media | null = null
  #startAt = 0
  #settling = false
  #listeners = new Set<() => void>()
  #events = new Set<FilmEvents>()
  #subtitled = false
  state: FilmState = AT_REST

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  on(events: FilmEvents) {
    this.#events.add(events)
    return () => void this.#events.delete(events)
  }

  /** The element to draw from; null where a film can only be watched. */
  get video() {
    return this.#picture?.video ?? null
  }

  /** The place of this very moment: steps that follow each other quickly add up. */
  get now(): number {
    const picture = this.#picture
    return !picture || this.#settling || !picture.ready ? this.state.time : picture.time
  }

  get played(): Ranges {
    return this.#picture?.played ?? []
  }

  /** Takes what the page shows films on. */
  attach(picture: Picture): () => void {
    this.#picture = picture
    picture.volume = this.state.volume
    const tell = (name: keyof FilmEvents) => () => {
      this.#poll()
      for (const events of this.#events) events[name]?.()
    }
    const pause = tell('paused')
    const heard: Record<PictureEvent, () => void> = {
      playing: tell('played'),
      // A film that ends pauses too, which is not the learner's doing.
      pause: () => (picture.ended ? this.#poll() : pause()),
      ended: tell('ended'),
      seeked: () => (this.#settling ? (this.#settling = false) : tell('sought')()),
      loadedmetadata: () => this.#settle(),
      error: () => this.#break(),
    }
    const silences = Object.entries(heard).map(([name, listener]) => picture.on(name as PictureEvent, listener))
    const timer = setInterval(tell('tick'), POLL_MS)
    return () => {
      clearInterval(timer)
      for (const silence of silences) silence()
      picture.end()
      this.#picture = null
    }
  }

  load(media: Media, startAt: number, duration: number): void {
    const picture = this.#picture
    if (!picture) return
    this.#media = media
    this.#startAt = startAt
    this.#set({
      time: startAt,
      duration,
      ended: false,
      broken: false,
      blocked: false,
      bufferedTo: 0,
      cue: '',
      loop: null,
    })
    if (!picture.show(media, () => this.#break(), { size: this.state.size, from: startAt })) return this.#break()
    if (picture.ready) this.#settle()
    this.setSpeed(this.state.speed)
  }

  /** Once more from the network, at the same place. */
  retry() {
    const { time, duration } = this.state
    if (!this.#media || !this.#picture) return
    this.#picture.forget()
    this.load(this.#media, time, duration)
    void this.play()
  }

  async play() {
    try {
      this.#set({ blocked: false })
      await this.#picture?.play()
    } catch (failure) {
      if ((failure as Error).name === 'NotAllowedError') this.#set({ blocked: true })
    }
  }

  /** Shown at its place, with the large button. */
  rest() {
    this.#set({ blocked: true })
  }

  pause = () => this.#picture?.pause()
  toggle = () => (this.#picture?.paused ? void this.play() : this.pause())

  seek(to: number) {
    const { duration } = this.state
    const at = Math.min(Math.max(0, to), duration)
    if (!this.#picture) return
    if (this.#picture.ready) this.#picture.time = at
    else this.#startAt = at
    this.#set({ time: at, ended: false })
  }

  setVolume(volume: number) {
    if (this.#picture) [this.#picture.volume, this.#picture.muted] = [volume, false]
    this.#set({ volume, muted: false })
  }

  toggleMuted() {
    if (this.#picture) this.#picture.muted = !this.#picture.muted
    this.#set({ muted: !this.state.muted })
  }

  setSpeed(speed: number) {
    if (this.#picture) this.#picture.speed = speed
    this.#set({ speed })
  }

  setSize(size: string | null) {
    const { time, paused } = this.state
    this.#set({ size })
    if (!this.#picture?.choose(size)) return
    this.#startAt = time
    if (!paused) void this.play()
  }

  setSubtitled(on: boolean) {
    this.#subtitled = on
    this.#poll()
  }

  setLoop(loop: FilmState['loop']) {
    this.#set({ loop })
  }

  #settle() {
    const picture = this.#picture
    if (!picture) return
    this.#set({ duration: picture.duration })
    if (Math.abs(picture.time - this.#startAt) > 0.05) {
      this.#settling = true
      picture.time = this.#startAt
    }
  }

  #break() {
    if (this.#media) this.#set({ broken: true, paused: true, waiting: false, blocked: false })
  }

  #poll() {
    const picture = this.#picture
    if (!picture || this.state.broken) return
    const { paused, ended, waiting, ready, duration, volume, muted, speed } = picture
    const { loop } = this.state
    if (loop?.b && !paused && picture.time >= loop.b) {
      this.#settling = true
      picture.time = loop.a
    }
    this.#set({
      paused,
      ended,
      muted,
      waiting,
      volume: Math.round(volume * 100) / 100,
      speed,
      ...(ready && !this.#settling && { time: Math.max(0, picture.time) }),
      ...(Number.isFinite(duration) && { duration }),
      bufferedTo: picture.bufferedTo,
      cue: picture.cue(this.#subtitled),
      sizes: picture.sizes.join(' '),
    })
  }

  #set(change: Partial<FilmState>) {
    const keys = Object.keys(change) as (keyof FilmState)[]
    if (keys.every((key) => Object.is(this.state[key], change[key]))) return
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** A part of the film's state; the component is drawn again only when that part changes. */
export function useFilm<T>(film: Film, part: (state: FilmState) => T): T {
  return useSyncExternalStore(
    film.subscribe,
    () => part(film.state),
    () => part(AT_REST),
  )
}
