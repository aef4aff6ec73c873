import { callPath } from '#platform/browser-call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import type { GalleryName } from '../terms.ts'

type Hung = { id: number; title: string; credit: string; width: number; height: number; hidden_at: Date | null }

/** The works of a gallery as they hang. */
export const HungList = ({ gallery, hung }: { gallery: GalleryName; hung: readonly Hung[] }) => (
  <ol aria-label="飾っている作品" className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
    {hung.map(({ id, title, credit, width, height, hidden_at }) => (
      <li key={id} className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-3">
        <Picture
          src={`${callPath('/gallery_illusts/:id/image', { id })}?size=small`}
          alt=""
          width={width}
          height={height}
          fit="contain"
          className="aspect-square w-full rounded-field bg-mat"
        />
        <p className="font-bold">{title}</p>
        <p className="text-sm text-graphite">{credit || '作者名なし'}</p>
        {hidden_at && (
          <p>
            <Badge>通報により非表示</Badge>
          </p>
        )}
        <PostForm className="flex gap-2">
          <input type="hidden" name="gallery" value={gallery} />
          <input type="hidden" name="illust" value={id} />
          <Button type="submit" name="act" value="before" look="quiet" size="small" aria-label={`「${title}」を前へ`}>
            前へ
          </Button>
          <Button type="submit" name="act" value="remove" look="quiet" size="small" aria-label={`「${title}」を外す`}>
            外す
          </Button>
        </PostForm>
      </li>
    ))}
  </ol>
)
