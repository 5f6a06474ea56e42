import { PicturePeer, faultyPicture, type HeardCall, type Reply } from './picture-peer.ts';

/** AUTOMATIC1111; stable-diffusion.cpp with `isCpp`. */
export class SdapiPictures {
  readonly peer = new PicturePeer((call) => this.#answer(call), ['/sdapi/v1/txt2img', '/sdapi/v1/img2img']);
  isCpp = false;
  ignoresSeed = false;
  loras: unknown = [];
  /** Reported one by one; then the picture is done. */
  progress: number[] = [];
  #finished = Promise.withResolvers<void>();

  async #answer(call: HeardCall): Promise<Reply | undefined> {
    if (call.path === '/sdapi/v1/txt2img' || call.path === '/sdapi/v1/img2img') return this.#draw(call);
    if (call.path === '/sdapi/v1/loras') return { json: this.loras };
    if (call.path === '/sdcpp/v1/capabilities') return this.isCpp ? { json: { loras: [] } } : undefined;
    if (this.isCpp) return undefined;
    if (call.path === '/sdapi/v1/interrupt') return { json: {} };
    return call.path === '/sdapi/v1/progress' ? this.#tell() : undefined;
  }

  async #tell(): Promise<Reply> {
    const progress = this.progress.length > 1 ? (this.progress.shift() ?? 0) : (this.progress[0] ?? 0);
    if (this.progress.length <= 1) this.#finished.resolve();
    const preview = progress > 0 ? (await faultyPicture('none', 8, 8)).toString('base64') : null;
    return { json: { progress, eta_relative: 1, state: { job: 'x' }, current_image: preview } };
  }

  async #draw(call: HeardCall): Promise<Reply> {
    const body: { width: number; height: number; seed: number } = JSON.parse(call.bytes.toString());
    const { fault } = this.peer;
    if (fault === 'refuses') return { status: 422, json: { detail: 'nsfw_content' } };
    if (this.progress.length > 0) {
      await this.#finished.promise;
      this.#finished = Promise.withResolvers();
      this.progress = [];
    }
    if (fault === 'no-picture') return { json: { images: [], info: '' } };
    const { height, width } = body;
    const seed = this.ignoresSeed ? 4711 : body.seed;
    const image = (await faultyPicture(fault, width, height, seed)).toString('base64');
    return { json: { images: [image], info: this.isCpp ? '' : JSON.stringify({ seed, width, height }) } };
  }
}
