import { useState } from 'react'
import { href } from 'react-router'
import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { callPath } from '#platform/browser-call.ts'
import { fileLink } from '#platform/file-link.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type { FrontMatter } from '../front-matter.server.ts'

/** One sentence of what one will be able to draw, and a real lesson that plays in place. */
export function VisitorHero({ trial, courseCount }: { trial: FrontMatter['trial']; courseCount: number }) {
  return (
    <section className="grid items-center gap-x-12 gap-y-8 pt-8 lg:grid-cols-2 lg:pt-14">
      <div className="grid gap-5">
        <h1 className="text-3xl">頭の中の一枚を、自分の手で描けるようになる。</h1>
        <p className="max-w-reading">
          先生の手元を見ながら、一日ひとつずつ。イラストとマンガの描き方を、{courseCount}
          の講座で基礎から仕上げまで学べます。
        </p>
        <div className="flex flex-wrap gap-3">
          <SignUpButton size="large">無料で会員登録</SignUpButton>
          <LinkButton to={href('/courses')} look="outline" size="large">
            講座を探す
          </LinkButton>
        </div>
      </div>
      {trial && <TrialLesson trial={trial} />}
    </section>
  )
}

function TrialLesson({ trial }: { trial: NonNullable<FrontMatter['trial']> }) {
  const [playing, setPlaying] = useState(false)
  const film = callPath('/daily_lesson_chapters/:id/film', { id: trial.chapterId })
  return (
    <figure className="grid gap-3">
      <div className="relative overflow-hidden rounded-sheet border border-line bg-mat">
        {playing ? (
          <video className="block aspect-cover w-full" src={film} controls autoPlay playsInline>
            <track
              kind="captions"
              srcLang="ja"
              label="日本語"
              src={callPath('/daily_lesson_chapters/:id/subtitles', { id: trial.chapterId })}
              default
            />
          </video>
        ) : (
          <>
            <Picture
              src={fileLink(trial.posterKey)}
              alt=""
              width={960}
              height={540}
              eager
              className="block aspect-cover h-auto w-full"
            />
            <div className="absolute inset-x-0 bottom-0 flex justify-center p-4">
              <Button icon="play" onClick={() => setPlaying(true)}>
                無料レッスンをここで見る
              </Button>
            </div>
          </>
        )}
      </div>
      <figcaption className="text-sm text-graphite">
        {trial.courseTitle}「{trial.lessonTitle}」<span className="figures">（{spokenDuration(trial.seconds)}）</span>
      </figcaption>
    </figure>
  )
}
