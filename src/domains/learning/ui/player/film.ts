import { useSyncExternalStore } from 'react'
import { attachStream, playsStreams, type Stream } from './stream.ts'
import type { Media } from './player-data.ts'
import { rangesOf, type Ranges } from './ranges.ts'
import { DEFAULT_VOLUME } from './volume.ts'

export type FilmState = {
  paused: boolean
  waiting: boolean
  ended: boolean
  /** The browser did not let it begin by itself. */
  blocked: boolean
  broken: boolean
  time: number
  duration: number
  bufferedTo: number
  volume: number
  muted: boolean
  speed: number
  cue: string
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
  loop: null,
}

/** The one video element of a player, whatever film it holds; what it really does is read ten times a second. */
export class Film {
  #video: HTMLVideoElement | null = null
  #stream: Stream | null = null
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

  get video() {
    return this.#video
  }

  /** The place of this very moment: steps that follow each other quickly add up. */
  get now(): number {
    const video = this.#video
    return !video || this.#settling || video.readyState === HTMLMediaElement.HAVE_NOTHING
      ? this.state.time
      : video.currentTime
  }

  get played(): Ranges {
    return this.#video ? rangesOf(this.#video.played) : []
  }

  /** Takes the element of the page; what it already holds is not fetched again. */
  attach(video: HTMLVideoElement): () => void {
    this.#video = video
    video.volume = this.state.volume
    const tell = (name: keyof FilmEvents) => () => {
      this.#poll()
      for (const events of this.#events) events[name]?.()
    }
    const pause = tell('paused')
    const heard: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      playing: tell('played'),
      // A film that ends pauses too, which is not the learner's doing.
      pause: () => (video.ended ? this.#poll() : pause()),
      ended: tell('ended'),
      seeked: () => (this.#settling ? (this.#settling = false) : tell('sought')()),
      loadedmetadata: () => this.#settle(),
      error: () => this.#break(),
    }
    for (const [name, listener] of Object.entries(heard)) video.addEventListener(name, listener)
    const tick = tell('tick')
    const timer = setInterval(tick, POLL_MS)
    return () => {
      clearInterval(timer)
      for (const [name, listener] of Object.entries(heard)) video.removeEventListener(name, listener)
      this.#stream?.end()
      this.#stream = null
      this.#video = null
    }
  }

  load(media: Media, startAt: number, duration: number): void {
    const video = this.#video
    if (!video) return
    this.#media = media
    this.#startAt = startAt
    this.#stream?.end()
    this.#stream = null
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
    const streamed = media.stream !== null && (playsStreams(video) || media.film === null)
    if (streamed) this.#stream = attachStream(video, media.stream!, () => this.#break())
    else if (video.getAttribute('src') !== media.film) video.src = media.film ?? ''
    else if (video.error) return this.#break()
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) this.#settle()
    this.setSpeed(this.state.speed)
  }

  /** Once more from the network, at the same place. */
  retry() {
    const { time, duration } = this.state
    if (!this.#media || !this.#video) return
    this.#video.removeAttribute('src')
    this.load(this.#media, time, duration)
    void this.play()
  }

  async play() {
    try {
      this.#set({ blocked: false })
      await this.#video?.play()
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'NotAllowedError') this.#set({ blocked: true })
    }
  }

  pause = () => this.#video?.pause()
  toggle = () => (this.#video?.paused ? void this.play() : this.pause())

  seek(to: number) {
    const { duration } = this.state
    const at = Math.min(Math.max(0, to), duration)
    if (!this.#video) return
    if (this.#video.readyState === HTMLMediaElement.HAVE_NOTHING) this.#startAt = at
    else this.#video.currentTime = at
    this.#set({ time: at, ended: false })
  }

  setVolume(volume: number) {
    if (this.#video) [this.#video.volume, this.#video.muted] = [volume, false]
    this.#set({ volume, muted: false })
  }

  toggleMuted() {
    if (this.#video) this.#video.muted = !this.#video.muted
    this.#set({ muted: !this.state.muted })
  }

  setSpeed(speed: number) {
    if (this.#video) [this.#video.defaultPlaybackRate, this.#video.playbackRate] = [speed, speed]
    this.#set({ speed })
  }

  setSubtitled(on: boolean) {
    this.#subtitled = on
    this.#poll()
  }

  setLoop(loop: FilmState['loop']) {
    this.#set({ loop })
  }

  #settle() {
    const video = this.#video
    if (!video) return
    this.#set({ duration: video.duration })
    if (Math.abs(video.currentTime - this.#startAt) > 0.05) {
      this.#settling = true
      video.currentTime = this.#startAt
    }
  }

  #break() {
    if (this.#media) this.#set({ broken: true, paused: true, waiting: false, blocked: false })
  }

  #poll() {
    const video = this.#video
    if (!video || this.state.broken) return
    const { paused, ended, volume, muted, playbackRate } = video
    const hasData = video.readyState >= HTMLMediaElement.HAVE_METADATA
    const { loop } = this.state
    if (loop?.b && !paused && video.currentTime >= loop.b) {
      this.#settling = true
      video.currentTime = loop.a
    }
    this.#set({
      paused,
      ended,
      muted,
      volume: Math.round(volume * 100) / 100,
      speed: playbackRate,
      waiting: !paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ...(hasData && !this.#settling && { time: video.currentTime }),
      ...(Number.isFinite(video.duration) && { duration: video.duration }),
      bufferedTo: bufferedAfter(video),
      cue: this.#readCue(video),
    })
  }

  #readCue(video: HTMLVideoElement): string {
    const track = Array.from(video.textTracks).find(({ language }) => language === 'ja')
    if (!track) return ''
    const mode = this.#subtitled ? 'hidden' : 'disabled'
    if (track.mode !== mode) track.mode = mode
    if (!this.#subtitled || !track.activeCues) return ''
    return Array.from(track.activeCues, (cue) => (cue as VTTCue).text).join('\n')
  }

  #set(change: Partial<FilmState>) {
    const keys = Object.keys(change) as (keyof FilmState)[]
    if (keys.every((key) => Object.is(this.state[key], change[key]))) return
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function bufferedAfter({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index)) return buffered.end(index)
  }
  return 0
}

/** A part of the film's state; the component is drawn again only when that part changes. */
export function useFilm<T>(film: Film, part: (state: FilmState) => T): T {
  return useSyncExternalStore(
    film.subscribe,
    () => part(film.state),
    () => part(AT_REST),
  )
}
