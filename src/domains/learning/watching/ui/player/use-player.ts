import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Film } from './film.ts'
import { FramedPicture } from './framed-picture.ts'
import { isFramed } from './picture.ts'
import { keepLeftPlace, takeLeftPlace } from './left-place.ts'
import { startOf, type Piece } from './pieces.ts'
import { nextSpeed, speedCookie, speedIn, type Speed } from './speeds.ts'
import { VideoPicture } from './video-picture.ts'
import { WatchLog, type LogBook } from './watch-log.ts'

type Props = {
  piece: Piece
  /** What plays by itself afterwards. */
  follower: Piece | null
  /** Something follows that this person may not watch, or the player never says that it is finished. */
  neverFinished: boolean
  /** A second that the address asked for. */
  askedTime?: number | null
  /** How it is logged; null for a visitor, of whom nothing is kept. */
  book: LogBook | null
  playbackId: string | null
  onRatio: (id: number, ratio: number) => void
  onEnd?: (id: number) => void
}

/** The film, what is told about it, and the way from one piece to the next; one video element all the time. */
export function usePlayer({
  piece,
  follower,
  neverFinished,
  askedTime = null,
  book,
  playbackId,
  onRatio,
  onEnd,
}: Props) {
  const navigate = useNavigate()
  // Who asks for the note or the slides has not asked for the film.
  const asksForTab = useSearchParams()[0].has('tab')
  const [film] = useState(() => new Film())
  const [log] = useState(() =>
    book && playbackId && typeof window !== 'undefined' ? new WatchLog(film, book, playbackId, onRatio) : null,
  )
  const screen = useRef<HTMLElement | null>(null)
  const setScreen = useCallback((element: HTMLElement | null) => void (screen.current = element), [])
  const framed = isFramed(piece.media)
  const loaded = useRef<number | null>(null)
  const places = useRef(new Map<number, number>())

  const open = (next: Piece, at: number, plays = true) => {
    if (loaded.current === next.id || !next.media) return
    // Another kind of picture takes this one's place first; it opens the film itself.
    if (isFramed(next.media) !== framed) return
    if (loaded.current !== null) places.current.set(loaded.current, film.state.ended ? 0 : film.state.time)
    log?.leave()
    loaded.current = next.id
    film.load(next.media, at, next.duration)
    log?.begin(next.id)
    if (plays) void film.play()
    else film.rest()
  }
  const placeOf = (next: Piece) => startOf({ ...next, currentTime: places.current.get(next.id) ?? next.currentTime })

  /** By a press: from the learner's place. By a film's end: from its beginning. */
  const choose = (next: Piece, at = placeOf(next)) => {
    open(next, at)
    leaveFor(next.path)
  }
  const leaveFor = (path: string) => void navigate(path, { replace: true, preventScrollReset: true })

  const { atEnd, goOn } = useGoingOn(piece.id, () => follower && choose(follower, follower.startPoint))
  const onEnded = useEffectEvent(() => {
    log?.end(follower?.id ?? null, neverFinished)
    onEnd?.(piece.id)
    atEnd()
  })
  const onShown = useEffectEvent(() => {
    const first = loaded.current === null
    const left = first ? takeLeftPlace(piece.path) : null
    if (left !== null) places.current.set(piece.id, left)
    const asked = first && left === null ? askedTime : null
    open(piece, asked ?? placeOf(piece), !first || !asksForTab)
    if (first) forgetAskedTime()
  })
  const keepLeft = useEffectEvent(() => {
    if (!film.state.ended && film.state.time > 0) keepLeftPlace(piece.path, film.state.time)
  })
  const playsNow = useEffectEvent(() => log?.played(loaded.current!))

  useEffect(() => {
    const heed = { ended: () => onEnded(), played: () => playsNow(), gone: () => keepLeft() }
    const leave = followFilm(film, screen.current!, log, heed)
    onShown()
    return () => {
      leave()
      loaded.current = null
    }
  }, [film, log, framed])

  useEffect(() => onShown(), [piece.id])

  const cycleSpeed = () => toNextSpeed(film, log)
  return { film, setScreen, choose, leaveFor, cycleSpeed, goOn }
}

/** From the end of a film on to the next; while somebody writes only by a press, and nobody is carried away from their words. */
function useGoingOn(id: number, go: () => void) {
  const [waiting, setWaiting] = useState<number | null>(null)
  const atEnd = () => (document.activeElement?.matches(':read-write') ? setWaiting(id) : go())
  return { atEnd, goOn: waiting === id ? go : null }
}

type Heed = { ended(): void; played(): void; gone(): void }

/** Shows the film in this place, and tells its log what becomes of it there, until it is left. */
function followFilm(film: Film, place: HTMLElement, log: WatchLog | null, heed: Heed): () => void {
  const picture = place instanceof HTMLVideoElement ? new VideoPicture(place) : new FramedPicture(place)
  const detach = film.attach(picture)
  film.setSpeed(speedIn(document.cookie))
  const off = film.on({
    played: heed.played,
    paused: () => log?.paused(),
    sought: () => log?.sought(),
    tick: () => log?.tick(),
    ended: heed.ended,
  })
  const onVisibility = () => document.visibilityState === 'hidden' && log?.hidden()
  const onGone = () => {
    heed.gone()
    log?.gone(document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '')
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onGone)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onGone)
    log?.leave()
    off()
    detach()
  }
}

/** The next of the speeds, for this film and for those that are opened later. */
function toNextSpeed(film: Film, log: WatchLog | null): Speed {
  const before = film.state.speed as Speed
  const after = nextSpeed(before)
  film.setSpeed(after)
  document.cookie = speedCookie(after)
  log?.speed(before, after)
  return after
}

/** Once opened, a film's place is the learner's: loaded anew, the page asks for no other. */
function forgetAskedTime() {
  const address = new URL(location.href)
  if (!address.searchParams.has('current_time')) return
  address.searchParams.delete('current_time')
  history.replaceState(history.state, '', address)
}

export type Player = ReturnType<typeof usePlayer>
