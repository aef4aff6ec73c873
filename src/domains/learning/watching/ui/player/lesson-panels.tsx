import { MadeWithLesson } from '#domains/community/reports/ui/made-with.tsx'
import { callPath } from '#platform/browser-call.ts'
import { NotePanel } from '../../../notes/ui/note-panel.tsx'
import type { NoteState } from '../../../notes/ui/use-note.ts'
import type { Snapshots } from '../../../notes/ui/use-snapshots.ts'
import { ChaptersPanel } from './chapters-panel.tsx'
import { DownloadsPanel } from './downloads-panel.tsx'
import type { Film } from './film.ts'
import { isFramed } from './picture.ts'
import type { Piece } from './pieces.ts'
import type { Chapter, LessonPlayerData } from './player-data.ts'
import { PlayerPanel, type PanelTab } from './player-panel.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { SlidesPanel } from './slides-panel.tsx'
import type { LessonActs } from './use-lesson-acts.ts'

export const NOTE_NEEDS_MEMBERSHIP = 'ノートを書くには会員登録が必要です。'

type Props = {
  page: LessonPlayerData
  piece: Piece
  film: Film
  acts: LessonActs
  note: NoteState
  snapshots: Snapshots
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  onChoose: (chapter: Chapter) => void
}

/** The five tabs beside a chapter. */
export function LessonPanels({ page, piece, film, acts, note, snapshots, tab, onTab, onChoose }: Props) {
  const { course, step, audience } = page
  const lesson = page.lessons.find(({ chapters }) => chapters.some(({ id }) => id === piece.id))
  const lessonTitle = lesson?.title ?? ''
  const { progress, completion, courseDone, tick, finishLesson, finishCourse } = acts
  return (
    <PlayerPanel
      tab={tab}
      onTab={onTab}
      panels={{
        chapters: (
          <div className="grid gap-6">
            <ChaptersPanel
              lessons={progress.lessons}
              chapterId={piece.id}
              signedIn={audience.signedIn}
              acts={{ choose: onChoose, tick, finishLesson }}
              stepId={step?.id ?? null}
              complete={course ? { done: courseDone, finish: () => void finishCourse() } : undefined}
            />
            {lesson && <MadeWithLesson key={lesson.id} courseId={lesson.courseId} lessonId={lesson.id} />}
          </div>
        ),
        slides: (
          <SlidesPanel
            slide={piece.slide}
            title={piece.title}
            materialPath={`/daily_lesson_chapters/${piece.id}/material`}
          />
        ),
        note: (
          <NotePanel
            note={note}
            snapshots={snapshots}
            label={step ? `「${step.curriculumTitle}」のノート` : 'この講座のノート'}
            locked={page.note === null}
            onLocked={() => (audience.signedIn ? completion.askPlan() : completion.askSignUp(NOTE_NEEDS_MEMBERSHIP))}
          />
        ),
        downloads: (
          <DownloadsPanel
            locked={page.materialsLocked}
            zip={step ? step.supplementPath : (course?.supplementUrl ?? null)}
            pdf={step ? step.supplementPdfPath : (course?.supplementPdfUrl ?? null)}
          />
        ),
        question: (
          <QuestionPanel
            shown={tab === 'question'}
            film={film}
            askSignUp={completion.askSignUp}
            about={{
              ...{ user: page.user, outside: page.questionForm, hasFrames: !isFramed(piece.media) },
              ...{ title: step?.title ?? course!.title, lessonTitle, chapterTitle: piece.title, path: piece.path },
              answersPath: callPath('/daily_lessons/:id/answers', { id: lesson?.id ?? 0 }),
              slot: step ? `question:step:${step.id}` : `question:course:${course!.id}`,
            }}
          />
        ),
      }}
    />
  )
}
