import { callPath } from '#platform/browser-call.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import type { WorkData } from '../read-work.server.ts'

/** Everything of a work to save on one's own device, one by one: what was sent, and what came back. */
export function SaveFiles({ work }: { work: WorkData }) {
  const { id, image, attachment, files, versions } = work
  const saved = [
    { name: '依頼した画像', url: image, as: `添削No.${id}-依頼` },
    ...(attachment ? [{ name: `制作ファイル（${attachment.name}）`, url: attachment.url, as: attachment.name }] : []),
    ...versions.flatMap(({ version, returnedOn, items }) =>
      items.flatMap((item, index) => {
        if (!item.image) return []
        const of = versions.length > 1 ? `${returnedOn}の` : ''
        const picture = {
          name: `${of}添削の画像 ${index + 1}`,
          url: item.image,
          as: `添削No.${id}-${version}-${index + 1}`,
        }
        const file = item.attachment && {
          name: `${of}添削の添付ファイル（${item.attachment.name}）`,
          url: item.attachment.url,
          as: item.attachment.name,
        }
        return file ? [picture, file] : [picture]
      }),
    ),
    ...(versions.length > 0
      ? [
          {
            name: '添削のコメント（テキスト）',
            url: callPath('/user_corrected_works/:id/critique.txt', { id }),
            as: '',
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="save" className="grid max-w-reading gap-4">
      <h2 id="save" className="text-xl">
        ファイルの保存
      </h2>
      {files && <p className="text-sm text-graphite">{files}</p>}
      <ul className="grid justify-items-start gap-2">
        {saved.map(({ name, url, as }) => (
          <li key={url} className="max-w-full">
            <a
              href={url}
              download={as}
              className={buttonLook({ look: 'outline', size: 'small', className: 'max-w-full' })}
            >
              <Icon name="download" />
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
