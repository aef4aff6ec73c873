import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WorkFrame } from '../../contests/ui/work-frame.tsx'
import type { Judging } from '../read-judging.server.ts'

/** A work with its mean, what each judge said, and the prize. */
export function JudgedWork({ work: { id, picture, mean, marks, award, praise } }: { work: Judging['works'][number] }) {
  const beside = (
    <>
      <p className="figures text-2xl">{mean === null ? '－' : mean.toFixed(2)}</p>
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
    </>
  )
  return (
    <WorkFrame id={id} picture={picture} beside={beside}>
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
    </WorkFrame>
  )
}
