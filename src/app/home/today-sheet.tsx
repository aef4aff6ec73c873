import type { ReactNode } from 'react'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Sheet } from '#ui/sheet.tsx'

export type Task = {
  /** What one does with it. */
  kind: string
  icon: IconName
  title: string
  meta: string
  link: string
  /** A picture that came back stands in the place of the sign. */
  pictureUrl?: string
}

/** What there is to do today, one line each; below it the plan that it comes from. */
export const TodaySheet = ({ tasks, children }: { tasks: readonly Task[]; children: ReactNode }) => (
  <Sheet
    as="section"
    aria-labelledby="today"
    className={`grid gap-3 ${tasks.length > 0 ? 'content-between' : 'content-start self-start'}`}
  >
    <div className="grid gap-1">
      <h2 id="today" className="headline text-lg">
        今日やること
      </h2>
      {tasks.length > 0 && (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <li key={task.link}>
              <TaskLink {...task} />
            </li>
          ))}
        </ul>
      )}
    </div>
    {children}
  </Sheet>
)

const TaskLink = ({ kind, icon, title, meta, link, pictureUrl }: Task) => (
  <Link to={link} className="group grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 py-3">
    {pictureUrl ? (
      <Picture
        src={pictureUrl}
        alt=""
        width={96}
        height={96}
        className="aspect-square w-12 rounded-field border border-line bg-drawing"
      />
    ) : (
      <span className="grid size-12 place-items-center rounded-round border border-line text-vermilion">
        <Icon name={icon} className="size-5" />
      </span>
    )}
    <span className="grid min-w-0 gap-0.5">
      <span className="text-sm font-bold text-vermilion">{kind}</span>
      <span className="line-clamp-3 font-bold phrases group-hover:underline">{title}</span>
      <span className="figures text-sm text-graphite">{meta}</span>
    </span>
    <Icon name="chevron-right" className="size-4 text-graphite" />
  </Link>
)
