/** Where they meet: an address of the web is a link, words stay words. */
export function PlaceText({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span className="whitespace-pre-line">{place}</span>
  return (
    <a href={place} target="_blank" rel="noopener noreferrer" className="link break-all">
      {place}
    </a>
  )
}
