import { Sheet } from '#ui/sheet.tsx'

/** What is agreed to, line by line. */
export const RULES = [
  '自分で描いた作品を送ります。ほかの人の作品や、AIで生成した作品は送れません。',
  '性的な表現や、実在の人への暴力を描いた作品は受け付けていません。',
  '二次創作の場合は、元の作品名・キャラクター名を書きます。',
  '先生は、作品の上に線や言葉を描き加えて返却します。',
  '作品と添削は、あらためて同意をいただかないかぎり公開しません。',
  '作品をAIの学習に使うことはありません。',
  '規則に反する作品は、添削をお断りし、依頼の権利を戻さないことがあります。',
]

/** What is agreed to with a request; a change of these words is a new version in `terms.ts`. */
export function Agreement() {
  return (
    <Sheet as="section" aria-labelledby="agreement" className="grid gap-3">
      <h3 id="agreement" className="text-base">
        依頼の前にご確認ください
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  )
}
