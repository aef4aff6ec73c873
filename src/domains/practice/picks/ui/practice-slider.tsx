import { useState } from 'react'
import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ShownPractice } from '../terms.ts'

const FIRST = 8

/** What learners drew for practice; the first eight, the rest when it is asked for, each large with its words. */
export function PracticeSlider({ logs }: { logs: readonly ShownPractice[] }) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<ShownPractice | null>(null)
  const [shows, setShows] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Carousel label="練習の作品" show={{ small: 1.5, medium: 4 }} stepped>
        {(all ? logs : logs.slice(0, FIRST)).map((log) => (
          <button
            key={log.id}
            type="button"
            className="grid w-full gap-1.5 text-left"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(log)
              setShows(true)
            }}
          >
            <Picture
              src={log.smallUrl}
              alt=""
              width={480}
              height={360}
              className="block aspect-4/3 h-auto w-full rounded-sheet border border-line bg-line"
            />
            <span className="line-clamp-2 text-sm font-bold">{log.theme}</span>
            {log.caption && <span className="line-clamp-2 text-xs text-graphite">{log.caption}</span>}
          </button>
        ))}
      </Carousel>
      {!all && logs.length > FIRST && (
        <div>
          <Button look="outline" onClick={() => setAll(true)}>
            もっと見る
          </Button>
        </div>
      )}
      {open && (
        <Dialog open={shows} onClose={() => setShows(false)} title={open.title} size="large">
          <Shown log={open} />
        </Dialog>
      )}
    </div>
  )
}

function Shown({ log }: { log: ShownPractice }) {
  const to =
    log.curriculumId === null
      ? href('/courses/:id', { id: String(log.courseId) })
      : href('/subscriptions/curriculums/:id', { id: String(log.curriculumId) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Picture
        src={log.imageUrl}
        alt={`受講生が描いた「${log.theme}」`}
        width={log.width}
        height={log.height}
        fit="contain"
        className="block h-auto max-h-[60vh] w-full rounded-field bg-mat"
      />
      <p className="flex flex-wrap gap-x-4 text-sm text-graphite">
        <span className="font-bold text-ink">{log.theme}</span>
        <span className="figures">{formatDay(log.updatedAt)}</span>
      </p>
      {log.caption && <p className="font-bold">{log.caption}</p>}
      {log.memo && <p className="whitespace-pre-line">{log.memo}</p>}
      <div>
        <LinkButton to={to} look="outline" iconAfter="chevron-right">
          {log.curriculumId === null ? 'この講座を見る' : 'このカリキュラムを見る'}
        </LinkButton>
      </div>
    </div>
  )
}
