import { useState } from 'react'
import { href } from 'react-router'
import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { fileLink } from '#platform/file-link.ts'
import { buttonLook } from '#ui/button-look.ts'
import { headingVoice } from '#ui/heading-voice.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { FrontMatter } from '../front-matter.server.ts'

/** In the parts between which it may break. */
const sentence = ['頭の中の一枚を、', '自分の手で', '描けるようになる。']

type Props = Pick<FrontMatter, 'trial' | 'picture' | 'ahead'> & { words: HeroWords }
export type HeroWords = { lead: string; film: string; lesson: string; picture: string }

/** One sentence of what one will be able to draw, a real lesson that plays in place, and one thing to do. */
export function VisitorHero(props: Props) {
  const { trial, words } = props
  return (
    <div className="band">
      <section className="band-inner hero">
        <h1 className={`hero-title text-3xl ${headingVoice(sentence.join(''))}`}>
          {sentence.map((part) => (
            <span key={part} className="inline-block">
              {part}
            </span>
          ))}
        </h1>
        {trial && <TrialLesson {...props} trial={trial} />}
        <div className="hero-text grid content-start gap-5">
          <p className="phrases">{words.lead}</p>
          <p className="flex flex-wrap gap-3 *:grow md:*:grow-0">
            <SignUpButton size="large">無料で会員登録</SignUpButton>
            <LinkButton to={href('/courses')} look="outline" size="large">
              講座を探す
            </LinkButton>
          </p>
        </div>
      </section>
    </div>
  )
}

/** Most who come only look: what plays it comes when somebody wants to see it. */
const loadFilm = () => import('./trial-film.tsx')

type LessonProps = Props & { trial: NonNullable<FrontMatter['trial']> }

function TrialLesson({ trial, picture, ahead, words }: LessonProps) {
  const [playing, setPlaying] = useState(false)
  const film = useLoaded(loadFilm, playing)
  return (
    <figure className="hero-film grid gap-2">
      <div className="overflow-hidden rounded-sheet border border-line bg-line">
        {film ? (
          <film.TrialFilm {...trial} />
        ) : (
          <button type="button" className="relative block w-full" onClick={() => setPlaying(true)}>
            <Picture
              src={fileLink(picture?.stages.at(-1) ?? null)}
              alt=""
              width={960}
              height={540}
              eager
              className="aspect-cover w-full"
            />
            <span className={buttonLook({ look: 'outline', className: 'hero-play' })}>
              <Icon name="play" className="size-5 text-vermilion" />
              無料レッスンをここで見る
            </span>
          </button>
        )}
      </div>
      {!film && (
        <div className="grid grid-cols-4 gap-2">
          {ahead.map((key) => (
            <img key={key} src={fileLink(key)} alt="" className="aspect-cover w-full" />
          ))}
        </div>
      )}
      <figcaption className="phrases text-sm text-graphite">
        {words.film}
        <span className="figures inline-block">{words.lesson}</span>
        {!film && words.picture}
      </figcaption>
    </figure>
  )
}
