import { type KeyboardEvent, useId, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { clock } from '../../clock.ts'
import type { DraftPin, FoundCourse } from '../terms.ts'

type Film = DraftPin['film']
type Props = { name: string; film: Film; onChange: (film: Film) => void }

/** The lesson that shows what a pin asks for, from a second on. */
export function FilmChoice({ name, film, onChange }: Props) {
  const [asks, setAsks] = useState(false)
  const choose = (chosen: NonNullable<Film>) => {
    setAsks(false)
    onChange(chosen)
  }
  return (
    <>
      {film ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 flex-1 basis-40">{film.title}</span>
          <SecondFields name={name} seconds={film.seconds} onChange={(seconds) => onChange({ ...film, seconds })} />
          <IconButton icon="close" label={`${name}のレッスンを外す`} onClick={() => onChange(null)} />
        </div>
      ) : (
        <Button look="quiet" size="small" icon="play" className="justify-self-start" onClick={() => setAsks(true)}>
          見てほしいレッスンを添える
        </Button>
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title="見てほしいレッスン">
        <FilmSearch onChoose={choose} />
      </Dialog>
    </>
  )
}

type SecondProps = { name: string; seconds: number; onChange: (seconds: number) => void }

/** From which minute and second on. */
function SecondFields({ name, seconds, onChange }: SecondProps) {
  const id = useId()
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const figure = (value: string, most: number) => Math.min(most, Math.max(0, Math.floor(Number(value)) || 0))
  return (
    <span role="group" aria-label={`${name}のレッスンの始まり`} className="flex items-center gap-1">
      <input
        id={`${id}-minutes`}
        className="field figures min-h-11 w-16 text-right"
        inputMode="numeric"
        aria-label="分"
        value={minutes}
        onChange={(event) => onChange(figure(event.currentTarget.value, 999) * 60 + rest)}
      />
      <span aria-hidden="true">分</span>
      <input
        className="field figures min-h-11 w-16 text-right"
        inputMode="numeric"
        aria-label="秒"
        value={rest}
        onChange={(event) => onChange(minutes * 60 + figure(event.currentTarget.value, 59))}
      />
      <span aria-hidden="true">秒から</span>
    </span>
  )
}

/** Courses by a word, each with its films. */
function FilmSearch({ onChoose }: { onChoose: (film: NonNullable<Film>) => void }) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<FoundCourse[] | 'failed' | null>(null)
  const search = async () => {
    if (words.trim() !== '') setFound(await askFilms(words))
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void search()
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            name="film-words"
            label="講座やレッスンの言葉"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={byKey}
          />
        </div>
        <Button look="outline" icon="search" onClick={() => void search()}>
          探す
        </Button>
      </div>
      <div role="status">
        {found === 'failed' && <p>探せませんでした。しばらくしてからお試しください。</p>}
        {Array.isArray(found) && found.length === 0 && <p>見つかりませんでした。別の言葉でお試しください。</p>}
      </div>
      {Array.isArray(found) &&
        found.map((course) => (
          <section key={course.id} aria-label={course.title} className="grid gap-1">
            <h3 className="text-base">{course.title}</h3>
            <ul>
              {course.films.map(({ kind, id, title, seconds }) => (
                <li key={`${kind}-${id}`}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-left text-sm hover:bg-line"
                    onClick={() => onChoose({ kind, id, seconds: 0, title: `${course.title}「${title}」` })}
                  >
                    {title}
                    <span className="figures shrink-0 text-graphite">{clock(seconds)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

async function askFilms(words: string): Promise<FoundCourse[] | 'failed'> {
  try {
    const path = `${callPath('/teacher_corrections/films')}?${new URLSearchParams({ q: words })}`
    const reply = await fetch(path, { headers: { Accept: 'application/json' } })
    return reply.ok ? ((await reply.json()) as { courses: FoundCourse[] }).courses : 'failed'
  } catch {
    return 'failed'
  }
}
