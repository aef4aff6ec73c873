import { Accordion } from '#ui/accordion.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

const QUESTIONS = [
  {
    title: 'まったくの初心者でも大丈夫ですか？',
    body: '入門の講座は、線を引くところから始まります。「学習の道すじ」に沿って進めば、何から描けばよいか迷いません。',
  },
  {
    title: 'どんな画材が必要ですか？',
    body: '紙と鉛筆だけで始められる講座がたくさんあります。ペイントソフトを使う講座では、必要なものを講座のページに書いています。',
  },
  {
    title: 'スマートフォンやタブレットでも見られますか？',
    body: '見られます。途中まで見た場所は自動で残るので、続きは別の端末からどうぞ。',
  },
  {
    title: '無料で見られるものはありますか？',
    body: '無料レッスンは会員登録をしなくても見られます。登録すると、ノートやお気に入りも使えます。',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <SectionHeading id="questions">よくある質問</SectionHeading>
      <Accordion items={QUESTIONS} />
    </section>
  )
}
