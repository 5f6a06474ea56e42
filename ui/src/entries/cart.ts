// What is about to be bought.
export { CartFrame, CartSkeleton, EmptyCart } from '../cart/CartView/CartFrame';
export { CartView } from '../cart/CartView/CartView';
export type { CartLineValue, CartNews, CartProblem, CouponProblem, RemovedLine } from '../cart/model';
