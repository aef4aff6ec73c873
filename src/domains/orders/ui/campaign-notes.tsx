export type CampaignWords = {
  id: number
  name: string
  image: string | null
  text: string
  until: string
  ends: string
}

/** Campaigns that apply to who looks, said once and quietly, each with its end. */
export function CampaignNotes({ notes }: { notes: readonly CampaignWords[] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label="適用されるキャンペーン" className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {notes.map(({ id, name, image, text, until, ends }) => (
        <li key={id} className="grid content-start gap-1 border-t border-line pt-3 text-sm">
          {image && <img src={image} alt="" className="mb-2 max-h-24 w-auto rounded-field" />}
          <p className="font-bold">{name}</p>
          {text && <p>{text}</p>}
          <p className="figures text-graphite">お申し込みの期限: {until}</p>
          {ends !== until && <p className="figures text-graphite">キャンペーンの終了: {ends}</p>}
        </li>
      ))}
    </ul>
  )
}
