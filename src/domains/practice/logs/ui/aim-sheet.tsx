import { Picture } from '#ui/picture.tsx'
import type { Aim } from '../../terms.ts'

/** What a practice aims at: the picture to draw towards, and what to mind. Nothing where nothing is said. */
export function AimSheet({ aim: { detail, description, pictureUrl, theme } }: { aim: Aim }) {
  if (!pictureUrl && !detail && !description) return null
  return (
    <section aria-label="目標" className="grid grid-cols-1 gap-4">
      {pictureUrl && (
        <Picture
          src={pictureUrl}
          alt={`${theme}のお手本`}
          width={960}
          height={720}
          eager
          fit="contain"
          className="block aspect-4/3 h-auto w-full rounded-sheet border border-line bg-line"
        />
      )}
      {(detail || description) && (
        <div className="grid gap-1">
          {detail && <p className="text-lg font-bold">{detail}</p>}
          {description && <p className="whitespace-pre-line">{description}</p>}
        </div>
      )}
    </section>
  )
}
