export default function Stub() {
  return <h1>slider</h1>
}
