import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import critique from './way/critique.svg?no-inline'
import draw from './way/draw.svg?no-inline'
import watch from './way/watch.svg?no-inline'

const steps = [
  {
    title: '先生の描き方を見る',
    words: '1回は数分から。速さを変え、くり返し、左右を反転して、わかるまで見られます。',
    picture: watch,
  },
  {
    title: '止めて、自分で描く',
    words: '下絵や資料をそばに置いて同じ線を引き、描いた一枚を練習の記録に残します。',
    picture: draw,
  },
  {
    title: '添削で、次がわかる',
    words: '6ヶ月・12ヶ月プランでは、先生があなたの絵に朱入れをして、直すところを言葉で返します。',
    picture: critique,
  },
]

/** What one does here, day after day, each with a picture of it. */
export function LessonWay() {
  return (
    <section aria-labelledby="lesson-way">
      <SectionHeading id="lesson-way">レッスンの進み方</SectionHeading>
      <ol className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {steps.map(({ title, words, picture }, index) => (
          <li key={title} className="lesson-step">
            <Picture
              src={picture}
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
