import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Paper } from '../terms.ts'
import { PaperSheet } from './paper-sheet.tsx'

type Props = { paper: Paper; backTo: string; pdfPath: string }

/** A paper with what can be done with it: made out to somebody else, printed, kept as a file. */
export function PaperDesk({ paper, backTo, pdfPath }: Props) {
  const pdf = `${pdfPath}?to=${encodeURIComponent(paper.recipient)}`
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 md:py-12 print:p-0">
      <div className="mx-auto flex w-full max-w-paper flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to={backTo} className="inline-flex min-h-11 items-center gap-1 font-bold text-indigo hover:underline">
          <Icon name="chevron-left" className="size-4" />
          お支払いにもどる
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => window.print()}>
            印刷する
          </Button>
          <a href={pdf} download className={buttonLook({})}>
            <Icon name="download" />
            PDFをダウンロード
          </a>
        </div>
      </div>
      <form method="get" className="mx-auto flex w-full max-w-paper flex-wrap items-end gap-3 print:hidden">
        <div className="min-w-0 grow md:max-w-form">
          <TextField label="宛名" name="to" defaultValue={paper.recipient} autoComplete="name" />
        </div>
        <Button type="submit" look="outline">
          宛名を変える
        </Button>
      </form>
      <PaperSheet paper={paper} />
    </div>
  )
}
