/** Represents the magazine's other pages. */
export default async function Other({ params }: { params: Promise<{ page: string[] }> }) {
  const { page } = await params
  return <h1 className="page">{page.join(' / ')}</h1>
}
