import { CertificateStamp } from '#ui/certificate-stamp.tsx'
import './certificate.css'

type Props = {
  siteName: string
  memberName: string
  curriculumTitle: string
  day: string
  /** The learner's drawing, which the curriculum ended with. */
  work: string | null
}

/** The certificate as it hangs on a wall: paper, two ink lines, the drawing it is for, the house's large seal. */
export function CertificateSheet({ siteName, memberName, curriculumTitle, day, work }: Props) {
  return (
    <article className="certificate rounded-sheet border border-line bg-sheet p-2 md:p-4">
      <div className="relative border-2 border-ink p-1">
        <div className="grid justify-items-center gap-6 border border-ink px-5 py-10 text-center md:gap-9 md:px-16 md:py-16">
          <div className="certificate-words contents">
            <Flourish />
            <h1 className="font-head text-3xl font-bold tracking-widest">修了証書</h1>
            <p className="text-xl md:text-2xl">
              {memberName}
              <span className="ml-2 text-base">殿</span>
            </p>
            <div className="grid max-w-reading gap-4">
              <p className="text-lg font-bold md:text-xl">「{curriculumTitle}」</p>
              <p className="phrases text-balance">
                あなたは上記のコースのすべてのSTEPを学び、最終作品を描き上げました。その努力をたたえ、ここに修了を証します。
              </p>
            </div>
          </div>
          <div className="certificate-seal contents">
            {work && (
              <img
                src={work}
                alt="あなたの最終作品"
                width={960}
                height={540}
                className="block h-auto max-h-[50dvh] w-full max-w-form border border-line bg-drawing object-contain"
              />
            )}
            <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-6">
              <p className="grid gap-1">
                <span className="figures">{day}</span>
                <span className="text-lg font-bold">{siteName}</span>
              </p>
              <CertificateStamp siteName={siteName} date={day} />
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

/** A pencil and a brush, crossed, with a stroke under them. */
function Flourish() {
  return (
    <svg viewBox="0 0 160 56" className="h-14 w-40" fill="none" role="img" aria-label="鉛筆と筆の紋様">
      <g className="stroke-pencil" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="1" strokeDasharray="4 4" d="M6 28h52M102 28h52" />
        <circle strokeWidth="1.2" cx="80" cy="26" r="24" />
      </g>
      <g className="stroke-ink" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M62 42 92 9l7 6-30 33-9 3 2-9ZM88 13l7 6M62 42l7 6" />
        <path d="M98 42 68 9c-2-2-6 1-4 4l27 33M98 42c3 2 4 6 3 10-4 0-8-1-10-6" />
      </g>
      <path className="stroke-vermilion" strokeWidth="3" strokeLinecap="round" d="M56 54c14-3 34-3 48 0" />
    </svg>
  )
}
