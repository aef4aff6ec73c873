import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { askedOnce } from '../../../progress/ui/ask-once.ts'
import { clock } from '../../../ui/clock-time.ts'
import { useNote } from '../../../notes/ui/use-note.ts'
import { useSnapshots } from '../../../notes/ui/use-snapshots.ts'
import { useCompletion } from '../../../progress/ui/use-completion.tsx'
import { NOTE_NEEDS_MEMBERSHIP } from './lesson-panels.tsx'
import { primeBook } from './log-books.ts'
import { beforeOf, followerOf, isWithin, openPaths, type Piece } from './pieces.ts'
import type { PrimePlayerData } from './player-data.ts'
import { usePanelTab } from './player-panel.tsx'
import { PlayerScreen } from './player-screen.tsx'
import { PrimePanels } from './prime-panels.tsx'
import { useFreshPlace } from './use-fresh-place.ts'
import { usePlayer } from './use-player.ts'

/** The player of prime lessons: one long film in steps. */
export function PrimePlayer({ page }: { page: PrimePlayerData }) {
  const { prime, course, audience, user } = page
  const piece = pieceOf(prime)
  const others = page.primes.map((one) => pieceOf({ ...one, media: null, poster: null, currentTime: 0, slide: null }))
  const next = followerOf(others, prime.id)
  const before = beforeOf(others, prime.id)
  const completion = useCompletion(audience, true)
  const [done, setDone] = useState<Record<number, boolean>>({})
  const [ratios, setRatios] = useState<Record<number, number>>({})
  const [tab, setTab] = usePanelTab()
  const notePath = callPath('/courses/:courseId/user_note', { courseId: course.id })
  const note = useNote({
    path: notePath,
    memberId: user?.id ?? null,
    first: page.note,
    shown: tab === 'note',
    staysOpen: isWithin,
  })
  const snapshots = useSnapshots(notePath, user?.id ?? null)
  const [book] = useState(() => (user ? primeBook(course.id) : null))
  const player = usePlayer({
    piece,
    follower: next,
    neverFinished: false,
    askedTime: page.askedTime,
    book,
    playbackId: page.playbackId,
    onRatio: (id, ratio) => setRatios((now) => ({ ...now, [id]: ratio })),
  })
  useFreshPlace(player.film, audience.signedIn)

  useEffect(() => openPaths(page.primes.map(({ id }) => `/prime_lessons/${id}`)), [page.primes])

  const finish = async () => {
    if (!completion.mayGoOn() || !(await askedOnce('prime_lesson_completion_confirmed'))) return
    const path = callPath('/prime_lessons/:id/attendances', { id: prime.id })
    const from = page.from ? { from: page.from } : {}
    if (await completion.complete(path, from, course.id)) setDone((now) => ({ ...now, [prime.id]: true }))
  }
  const toNote = (seconds: number, picture: Blob | null) => {
    if (!audience.signedIn) return completion.askSignUp(NOTE_NEEDS_MEMBERSHIP)
    const label = `[${clock(seconds)}] ${prime.title}`
    note.keeper.append(label)
    if (picture) snapshots.keep(label, picture)
    setTab('note')
  }
  const isDone = (id: number, was: boolean) => done[id] ?? was

  return (
    <PlayerScreen
      player={player}
      piece={piece}
      marks={prime.videoSteps.map(({ startTime, title }) => ({ at: startTime, title }))}
      kicker={course.title}
      head={{ title: course.title, to: href('/courses/:id', { id: String(course.id) }), back: '講座' }}
      singleKeysOff={page.singleKeysOff}
      elsewhere={page.elsewhere}
      onElsewhere={(place) => {
        if (place.id === prime.id) player.film.seek(place.seconds)
        else player.leaveFor(`/prime_lessons/${place.id}`)
      }}
      next={next}
      before={before}
      onSnapshot={toNote}
      panel={
        <PrimePanels
          {...{ page, note, snapshots, tab, player }}
          onTab={setTab}
          ratio={Math.max(prime.watchedRatio, ratios[prime.id] ?? 0)}
          primes={page.primes.map((one) => ({ ...one, isCompleted: isDone(one.id, one.isCompleted) }))}
          isDone={isDone(prime.id, prime.isCompleted)}
          onFinish={finish}
          askSignUp={completion.askSignUp}
        />
      }
    >
      {completion.layer}
    </PlayerScreen>
  )
}

type Source = Pick<Piece, 'id' | 'title' | 'media' | 'poster' | 'duration' | 'currentTime' | 'slide'>

const pieceOf = ({ id, title, media, poster, duration, currentTime, slide }: Source): Piece => ({
  ...{ id, title, media, poster, duration, currentTime, slide },
  path: href('/prime_lessons/:id', { id: String(id) }),
  startPoint: 0,
})
