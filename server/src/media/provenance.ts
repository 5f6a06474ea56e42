export type DigitalSource = 'algorithmicMedia' | 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia';

/** XMP with the IPTC digital source type. */
export function provenanceXmp(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF>
</x:xmpmeta><?xpacket end="r"?>`;
}
