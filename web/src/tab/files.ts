/** The files of the folder: compressed when they were built, so that every web space sends them small. What the service
 * worker keeps is unpacked, and says so: then the browser keeps what it has translated, too. */

export const isUnpacked = (response: Response): boolean => response.headers.has("x-unpacked");

export async function fetched(url: string, heard: (bytes: number) => void = () => {}): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  if (isUnpacked(response)) return response;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      heard(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip")));
}
