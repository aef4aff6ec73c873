import { Picture } from '#ui/picture.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { WorkData } from '../read-work.server.ts'

export function Artwork({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={720}
      height={720}
      fit="contain"
      className="block h-auto w-full rounded-sheet border border-line bg-mat"
    />
  )
}

export const SavedFile = ({ name, url }: { name: string; url?: string | undefined }) => (
  <a href={url} download className="link justify-self-start">
    {name}
  </a>
)

type Props = { work: WorkData; withPicture?: boolean }

/** What a learner sent: the picture, what it is, what is asked, and the file beside it. */
export function SentWork({ work: { image, kind, comment, attachment }, withPicture = true }: Props) {
  return (
    <>
      {withPicture && <Artwork src={image} alt="依頼した作品" />}
      <Sheet className="grid gap-2">
        <p className="text-sm text-graphite">作品の種類　{kind}</p>
        <p className="whitespace-pre-line">{comment}</p>
        {attachment && <SavedFile {...attachment} />}
      </Sheet>
    </>
  )
}
