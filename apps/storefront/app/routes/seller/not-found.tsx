// The status is the server's to give; the guard above decides who reads the page.
export { default, loader, meta } from '../not-found.tsx'
