import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Judging } from '../read-judging.server.ts'

/** A work with its mean, what each judge said, and the prize. */
export function JudgedWork({ work: { id, picture, mean, marks, award, praise } }: { work: Judging['works'][number] }) {
  return (
    <li className="grid content-start gap-3 rounded-sheet border border-line bg-sheet p-4">
      <div className="flex gap-4">
        <Picture
          src={picture}
          alt={`応募作品 No.${id}`}
          width={240}
          height={240}
          fit="contain"
          className="size-40 flex-none rounded-field bg-mat"
        />
        <div className="grid min-w-0 content-start justify-items-start gap-2">
          <span className="figures text-sm text-graphite">No.{id}</span>
          <p className="figures text-2xl">{mean === null ? '—' : mean.toFixed(2)}</p>
          {award && <Badge tone="mark">{award}</Badge>}
          <ul className="grid gap-1 text-sm">
            {marks.map(({ judge, points, note, isClose }) => (
              <li key={judge}>
                <span className="text-graphite">審査員{judge}：</span>
                {isClose ? '採点しない（関わりがある）' : `${points}点`}
                {note && <span className="block">{note}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <details open={award !== null}>
        <summary className="min-h-11 py-2 text-sm font-bold">賞と講評</summary>
        <PostForm className="grid gap-3 pt-2">
          <input type="hidden" name="work" value={id} />
          <TextField name="award" label="賞" defaultValue={award ?? ''} max={30} />
          <TextField name="praise" label="講評" defaultValue={praise ?? ''} max={500} />
          <div>
            <Button
              type="submit"
              name="act"
              value="award"
              look="outline"
              size="small"
              aria-label={`No.${id}の賞を記録する`}
            >
              記録する
            </Button>
          </div>
        </PostForm>
      </details>
    </li>
  )
}
