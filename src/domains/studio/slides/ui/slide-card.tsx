import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { MoveButton } from '../../ui/move-button.tsx'

type Props = {
  word: string
  version: string
  page: number
  at: number
  isLast: boolean
  canSample: boolean
  /** Forward, back, or with 0 away. */
  onMove: (by: -1 | 0 | 1) => void
}

/** One page, where it stands, and what can be done with it. */
export function SlideCard({ word, version, page, at, isLast, canSample, onMove }: Props) {
  const name = `${at + 1}枚目`
  return (
    <>
      <img
        src={`${callPath('/staff/slides/:place/pages/:page', { place: word, page: `${page}.jpg` })}?v=${version}`}
        alt={`スライド ${page}`}
        width={320}
        height={180}
        loading="lazy"
        className="aspect-cover h-auto w-full rounded-t-sheet bg-mat object-contain"
      />
      <div className="flex flex-wrap items-center">
        <span className="figures mr-auto pl-3 text-sm text-graphite">{at + 1}</span>
        <MoveButton icon="chevron-left" label={`${name}を前へ`} isLast={at === 0} move={() => onMove(-1)} />
        <MoveButton icon="chevron-right" label={`${name}を後ろへ`} isLast={isLast} move={() => onMove(1)} />
        <IconButton icon="trash" label={`${name}を外す`} onClick={() => onMove(0)} />
      </div>
      {canSample && (
        <PostForm className="border-t border-line p-2">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="page" value={page} />
          <Button
            type="submit"
            name="act"
            value="sample"
            look="quiet"
            size="small"
            aria-label={`${name}をサンプルに加える`}
          >
            サンプルに加える
          </Button>
        </PostForm>
      )}
    </>
  )
}
