/** What stands around the search's field, in a file of scripts by itself: most who open a page never type there. */
export { SearchPanel } from './search-panel.tsx'
export { SearchSuggestions } from './search-suggestions.tsx'
