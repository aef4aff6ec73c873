import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { AD_MARK, shareTexts } from '../share-texts.ts'
import { ShareLink } from './share-link.tsx'

/** What can be taken along: the link, and two texts, each marked as advertising as the law wants it. */
export function ShareKit({ link, siteName }: { link: string; siteName: string }) {
  const texts = shareTexts(siteName, link)
  return (
    <Sheet as="section" aria-labelledby="share" className="grid gap-5">
      <h2 id="share" className="text-lg">
        紹介に使えるもの
      </h2>
      <ShareLink link={link} />
      <div className="grid gap-4 md:grid-cols-2">
        {texts.map((text, index) => (
          <TextArea
            key={text}
            label={`紹介文の例 ${index + 1}`}
            name={`text_${index + 1}`}
            value={text}
            readOnly
            rows={5}
          />
        ))}
      </div>
      <p className="text-sm text-graphite">
        ご自分の言葉で紹介するときも、広告であることがわかるように、はじめに「{AD_MARK}」と書いてください。
      </p>
    </Sheet>
  )
}
