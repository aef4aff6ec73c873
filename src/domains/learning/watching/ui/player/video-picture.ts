import type { Picture, PictureEvent } from './picture.ts'
import type { Media } from './player-data.ts'
import { rangesOf, type Ranges } from './ranges.ts'
import { attachStream, playsStreams, type Stream } from './stream.ts'

/** The browser tells the time a few times a second: so near to its end a stretch is over. */
const END_NEAR = 0.05

/** The one video element of a player, whatever film of ours it holds. */
export class VideoPicture implements Picture {
  #stream: Stream | null = null
  #clip: Media['clip'] = null
  #endings = new Set<() => void>()
  readonly video: HTMLVideoElement

  constructor(video: HTMLVideoElement) {
    this.video = video
    video.addEventListener('timeupdate', this.#stopAtEnd)
  }

  /** So far into what the browser plays the film begins. */
  get #from() {
    return this.#clip?.from ?? 0
  }

  get ready() {
    return this.video.readyState >= HTMLMediaElement.HAVE_METADATA
  }
  get paused() {
    return this.video.paused
  }
  get ended() {
    const { video } = this
    return video.ended || (this.#clip !== null && video.paused && video.currentTime >= this.#end)
  }
  get waiting() {
    return !this.video.paused && this.video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  }
  get duration() {
    return this.#clip?.seconds ?? this.video.duration
  }
  get played() {
    const ranges = rangesOf(this.video.played)
    return this.#clip ? shifted(ranges, this.#clip) : ranges
  }
  get #end() {
    return this.#clip ? this.#clip.from + this.#clip.seconds - END_NEAR : Infinity
  }
  get bufferedTo() {
    const { buffered, currentTime } = this.video
    for (let index = 0; index < buffered.length; index++) {
      if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index))
        return Math.min(buffered.end(index) - this.#from, this.duration || Infinity)
    }
    return 0
  }
  /** Below nothing before it was set to where its stretch begins. */
  get time() {
    return this.video.currentTime - this.#from
  }
  set time(to) {
    this.video.currentTime = to + this.#from
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

  show(media: Media, onBroken: () => void, { size, from }: { size: string | null; from: number }): boolean {
    const { video } = this
    this.#stream?.end()
    this.#stream = null
    this.#clip = media.clip
    const streamed = media.stream !== null && (playsStreams(video) || media.film === null)
    if (streamed) this.#stream = attachStream(video, media.stream!, onBroken, { size, from: from + this.#from })
    else if (video.getAttribute('src') !== media.film) video.src = media.film ?? ''
    else if (video.error) return false
    return true
  }

  get sizes() {
    return this.#stream?.sizes ?? []
  }
  choose(size: string | null) {
    return this.#stream?.choose(size) ?? false
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
    if (name === 'ended') this.#endings.add(listener)
    return () => {
      this.video.removeEventListener(name, listener)
      this.#endings.delete(listener)
    }
  }

  /** A stretch of a film ends before the browser knows. */
  #stopAtEnd = () => {
    const { video } = this
    if (!this.#clip || video.paused || video.currentTime < this.#end || video.ended) return
    video.pause()
    for (const tell of this.#endings) tell()
  }

  end() {
    this.video.removeEventListener('timeupdate', this.#stopAtEnd)
    this.#stream?.end()
    this.#stream = null
  }
}

/** What was played of the browser's film, as played of the stretch. */
function shifted(ranges: Ranges, { from, seconds }: NonNullable<Media['clip']>): Ranges {
  return ranges
    .map(([a, b]): [number, number] => [Math.max(0, a - from), Math.min(seconds, b - from)])
    .filter(([a, b]) => b > a)
}
