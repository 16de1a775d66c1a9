export default function Stub() {
  return <h1>justifiedGallery</h1>
}
