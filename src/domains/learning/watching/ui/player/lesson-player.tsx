import { useEffect, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { clock } from '../../../ui/clock-time.ts'
import { useNote } from '../../../notes/ui/use-note.ts'
import { useSnapshots } from '../../../notes/ui/use-snapshots.ts'
import { askedTime } from './asked-time.ts'
import { AfterStep } from './after-step.tsx'
import { LessonPanels, NOTE_NEEDS_MEMBERSHIP } from './lesson-panels.tsx'
import { LessonBrief } from './lesson-brief.tsx'
import { lessonBook } from './log-books.ts'
import { beforeOf, followerOf, isWithin, openPaths, type Piece, pieceOf } from './pieces.ts'
import type { LessonPlayerData } from './player-data.ts'
import { usePanelTab } from './player-panel.tsx'
import { PlayerScreen } from './player-screen.tsx'
import { useLessonActs } from './use-lesson-acts.ts'
import { useFreshPlace } from './use-fresh-place.ts'
import { usePlayer } from './use-player.ts'

/** The player of chapters, with the whole course or the step at its side. */
export function LessonPlayer({ page, chapterId }: { page: LessonPlayerData; chapterId: number }) {
  const { step, audience, user, lessons } = page
  const pieces = lessons.flatMap(({ chapters }) => chapters.map((chapter) => pieceOf(chapter, step)))
  const piece = pieces.find(({ id }) => id === chapterId) ?? pieces[0]!
  const lesson = lessons.find(({ chapters }) => chapters.some(({ id }) => id === piece.id))!
  const follower = followerOf(pieces, piece.id)
  const next = openOnly(follower)
  const acts = useLessonActs(page)
  const [tab, setTab] = usePanelTab()
  const note = useNote({
    path: notePathOf(page),
    memberId: user?.id ?? null,
    first: page.note,
    shown: tab === 'note',
    staysOpen: isWithin,
  })
  const snapshots = useSnapshots(page.note && notePathOf(page), user?.id ?? null)
  const [book] = useState(() => (user ? lessonBook(page) : null))
  const player = usePlayer({
    piece,
    follower: next,
    neverFinished: step !== null || (follower !== null && next === null),
    askedTime: askedTime(useSearchParams()[0].get('current_time'), piece.duration),
    book,
    playbackId: page.playbackId,
    onRatio: acts.progress.setRatio,
    onEnd: acts.progress.setEnded,
  })
  const { film } = player
  useFreshPlace(film, audience.signedIn)
  useEffect(
    () => openPaths(lessons.flatMap(({ chapters }) => chapters.map((chapter) => pieceOf(chapter, step).path))),
    [lessons, step],
  )

  const choose = ({ id }: { id: number }) => {
    const chosen = pieces.find((one) => one.id === id)!
    if (chosen.media) player.choose(chosen)
    else acts.askWay()
  }
  const toNote = (seconds: number, picture: Blob | null) => {
    if (!audience.signedIn) return acts.completion.askSignUp(NOTE_NEEDS_MEMBERSHIP)
    if (!page.note) return acts.completion.askPlan()
    const label = `[${clock(seconds)}] DAY ${lesson.dayIndex} ${piece.title}`
    note.keeper.append(label)
    if (picture) snapshots.keep(label, picture)
    setTab('note')
  }

  return (
    <PlayerScreen
      player={player}
      piece={piece}
      marks={[]}
      kicker={lesson.place ?? `DAY ${lesson.dayIndex}`}
      head={headOf(page)}
      singleKeysOff={page.singleKeysOff}
      elsewhere={page.elsewhere}
      onElsewhere={(place) => {
        const there = pieces.find(({ id }) => id === place.id)
        if (there?.id === piece.id) player.film.seek(place.seconds)
        else if (there?.media) player.choose(there, place.seconds)
      }}
      next={next}
      beyond={next ? null : follower && { title: follower.title, ask: acts.askWay }}
      before={openOnly(beforeOf(pieces, piece.id))}
      onSnapshot={toNote}
      after={
        step &&
        follower === null && (
          <AfterStep film={player.film} lessons={acts.progress.lessons} chapterId={piece.id} {...{ step }} />
        )
      }
      brief={!lesson.locked && <LessonBrief lesson={lesson} stepId={step?.id ?? null} />}
      panel={<LessonPanels {...{ page, piece, film, acts, note, snapshots, tab }} onTab={setTab} onChoose={choose} />}
    >
      {acts.completion.layer}
    </PlayerScreen>
  )
}

const openOnly = (piece: Piece | null) => (piece?.media ? piece : null)

/** Where the way back leads. */
function headOf({ course, step }: LessonPlayerData) {
  if (!step) return { title: course!.title, to: href('/courses/:id', { id: String(course!.id) }), back: '講座' }
  const to = href('/subscriptions/curriculum_steps/:id', { id: String(step.id) })
  return { title: step.title, to, back: 'ステップ' }
}

function notePathOf({ course, step }: LessonPlayerData): string | null {
  if (step) return callPath('/subscriptions/curriculums/:curriculumId/user_note', { curriculumId: step.curriculumId })
  return course && callPath('/courses/:courseId/user_note', { courseId: course.id })
}
