import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'

export type Files = { image: string | null; attachment: { name: string; url: string } | '' | null }[]

/** The files of a work and of what came back, as long as their links are good. */
export function OpenedFiles({ files }: { files: Files }) {
  return (
    <ul className="grid gap-4">
      {files.map(({ image, attachment }, index) => (
        <li key={index} className="grid justify-items-start gap-2">
          {image && (
            <img
              src={image}
              alt={index === 0 ? '依頼された作品' : `先生が朱を入れた作品 ${index}枚目`}
              className="max-h-96 w-full rounded-sheet border border-line bg-mat object-contain"
            />
          )}
          {attachment && (
            <a href={attachment.url} download className={buttonLook({ look: 'outline', size: 'small' })}>
              <Icon name="download" />
              {attachment.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
