import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import critique from './way/critique.svg?no-inline'
import draw from './way/draw.svg?no-inline'
import watch from './way/watch.svg?no-inline'

const pictures = [watch, draw, critique]

export type WayStep = { title: string; words: string }

/** What one does here, day after day, each with a picture of it. */
export function LessonWay({ steps }: { steps: readonly WayStep[] }) {
  return (
    <section aria-labelledby="lesson-way">
      <SectionHeading id="lesson-way">レッスンの進み方</SectionHeading>
      <ol className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {steps.map(({ title, words }, index) => (
          <li key={title} className="lesson-step">
            <Picture
              src={pictures[index]}
              alt=""
              width={480}
              height={360}
              className="block aspect-4/3 h-auto w-full rounded-sheet border border-line bg-line"
            />
            <div className="grid content-start gap-1 md:gap-2">
              <h3 className="flex items-baseline gap-2 text-lg">
                <span className="figures font-head text-2xl text-vermilion" aria-hidden>
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="phrases text-sm text-graphite md:text-base">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
