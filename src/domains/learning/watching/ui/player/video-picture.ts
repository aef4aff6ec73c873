import type { Picture, PictureEvent } from './picture.ts'
import type { Media } from './player-data.ts'
import { rangesOf } from './ranges.ts'
import { attachStream, playsStreams, type Stream } from './stream.ts'

/** The one video element of a player, whatever film of ours it holds. */
export class VideoPicture implements Picture {
  #stream: Stream | null = null
  readonly video: HTMLVideoElement

  constructor(video: HTMLVideoElement) {
    this.video = video
  }

  get ready() {
    return this.video.readyState >= HTMLMediaElement.HAVE_METADATA
  }
  get paused() {
    return this.video.paused
  }
  get ended() {
    return this.video.ended
  }
  get waiting() {
    return !this.video.paused && this.video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  }
  get duration() {
    return this.video.duration
  }
  get played() {
    return rangesOf(this.video.played)
  }
  get bufferedTo() {
    const { buffered, currentTime } = this.video
    for (let index = 0; index < buffered.length; index++) {
      if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index)) return buffered.end(index)
    }
    return 0
  }
  get time() {
    return this.video.currentTime
  }
  set time(to) {
    this.video.currentTime = to
  }
  get volume() {
    return this.video.volume
  }
  set volume(to) {
    this.video.volume = to
  }
  get muted() {
    return this.video.muted
  }
  set muted(to) {
    this.video.muted = to
  }
  get speed() {
    return this.video.playbackRate
  }
  set speed(to) {
    this.video.defaultPlaybackRate = to
    this.video.playbackRate = to
  }

  show(media: Media, onBroken: () => void): boolean {
    const { video } = this
    this.#stream?.end()
    this.#stream = null
    const streamed = media.stream !== null && (playsStreams(video) || media.film === null)
    if (streamed) this.#stream = attachStream(video, media.stream!, onBroken)
    else if (video.getAttribute('src') !== media.film) video.src = media.film ?? ''
    else if (video.error) return false
    return true
  }

  forget() {
    this.video.removeAttribute('src')
  }

  cue(wanted: boolean): string {
    const track = Array.from(this.video.textTracks).find(({ language }) => language === 'ja')
    if (!track) return ''
    const mode = wanted ? 'hidden' : 'disabled'
    if (track.mode !== mode) track.mode = mode
    if (!wanted || !track.activeCues) return ''
    return Array.from(track.activeCues, (cue) => (cue as VTTCue).text).join('\n')
  }

  play() {
    return this.video.play()
  }
  pause() {
    this.video.pause()
  }

  on(name: PictureEvent, listener: () => void) {
    this.video.addEventListener(name, listener)
    return () => this.video.removeEventListener(name, listener)
  }

  end() {
    this.#stream?.end()
    this.#stream = null
  }
}
