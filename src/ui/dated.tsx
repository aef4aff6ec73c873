const DAY = /((?:\d{4}年)?\d{1,2}月\d{1,2}日)/

/** A sentence whose days stay whole: no line ends within 「2026年12月31日」. */
export const Dated = ({ text }: { text: string }) =>
  text.split(DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
