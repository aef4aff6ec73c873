import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ShareLink } from './share-link.tsx'

/** What can be taken along: the link, and two texts, each marked as advertising as the law wants it. */
export function ShareKit({ link, siteName }: { link: string; siteName: string }) {
  const texts = [
    `【PR】${siteName}で、イラストの描き方を動画で学んでいます。基礎からていねいに進むので、独学で迷っていた方におすすめです。\n${link}`,
    `【PR】「描きたいのに描けない」を、1日30分から。${siteName}の講座を無料体験できます。\n${link}`,
  ]
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
        ご自分の言葉で紹介するときも、広告であることがわかるように「PR」と書き添えてください。
      </p>
    </Sheet>
  )
}
