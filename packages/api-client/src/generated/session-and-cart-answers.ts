// Generated from openapi.json by scripts/generate-answers.ts.
import type { AnswerSchemas } from '../answers.ts'

/** Responses that a client checks by default. */
export const sessionAndCartAnswers: AnswerSchemas = {
  operations: {
    "POST /api/auth/signin": {"$ref":"SessionRecord"},
    "POST /api/public/registerWithoutVerify": {"$ref":"Registered"},
    "POST /auth/refresh-token": {"$ref":"TokenPair"},
    "GET /api/auth/signout": {"$ref":"Message"},
    "GET /api/user/me": {"$ref":"User"},
    "POST /api/user/update_profile": {"$ref":"User"},
    "POST /api/cart/add": {"$ref":"CartItem"},
    "POST /api/cart/add-multiple": {"$ref":"CartMerge"},
    "GET /api/cart/findAll": {"type":"array","items":{"$ref":"ShopCartGroup"}},
    "GET /api/cart/changeQuantity/{id}/{quantity}": {"$ref":"CartItem"},
    "POST /api/public/cart/quote": {"$ref":"CartQuote"},
  },
  schemas: {
    "CartDelivery": {"type":"object","properties":{"steps":{"type":"array","items":{"$ref":"CartDeliveryStep"}},"arrivesFrom":{"type":"string"},"arrivesTo":{"type":"string"}}},
    "CartDeliveryStep": {"type":"object","properties":{"itemsFrom":{"$ref":"Money"},"price":{"$ref":"Money"}}},
    "CartItem": {"type":"object","properties":{"id":{"type":"string"},"quantity":{"type":"integer","minimum":1},"isReview":{"type":"boolean"},"variantValues":{"type":"object","additionalProperties":{"type":"string"}},"variantLabels":{"type":"object","additionalProperties":{"type":"string"}},"optionIds":{"$ref":"OptionIds"},"shop":{"$ref":"CartLineShop"},"productDTO":{"$ref":"ProductDTO"},"stock":{"type":["integer","null"],"minimum":0},"problems":{"type":"array","items":{"$ref":"CartProblem"}}}},
    "CartLineShop": {"type":"object","optional":["tone"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"slug":{"type":"string"},"logo":{"$ref":"NullablePicture"},"tone":{"$ref":"ShopTone"},"delivery":{"anyOf":[{"$ref":"CartDelivery"},{"type":"null"}]}}},
    "CartMerge": {"type":"object","properties":{"receipt":{"type":"array","items":{"$ref":"ReceiptLine"}},"cart":{"type":"array","items":{"$ref":"ShopCartGroup"}}}},
    "CartProblem": {"type":"object","optional":["backOn"],"properties":{"code":{"type":"string"},"available":{"type":["integer","null"]},"previousPrice":{"anyOf":[{"$ref":"Money"},{"type":"null"}]},"backOn":{"type":"string"}}},
    "CartQuote": {"type":"object","properties":{"items":{"type":"array","items":{"anyOf":[{"$ref":"CartItem"},{"type":"null"}]}}}},
    "Email": {"type":"string"},
    "Message": {"type":"object","properties":{"message":{"type":"string"}}},
    "Money": {"type":"number","minimum":0},
    "NullablePicture": {"anyOf":[{"$ref":"Picture"},{"type":"null"}]},
    "OptionIds": {"type":"array","items":{"type":"string"}},
    "Picture": {"type":"object","properties":{"id":{"type":"string"},"alt":{"type":"string"},"base":{"type":"string"},"widths":{"type":"array","items":{"type":"integer"}},"width":{"type":"integer"},"height":{"type":"integer"}}},
    "ProductDTO": {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"slug":{"type":"string"},"price":{"$ref":"Money"},"priceSale":{"anyOf":[{"$ref":"Money"},{"type":"null"}]},"picture":{"$ref":"NullablePicture"}}},
    "ReceiptLine": {"type":"object","properties":{"productId":{"type":"string"},"optionIds":{"$ref":"OptionIds"},"outcome":{"type":"string"},"quantity":{"type":"integer","minimum":0},"itemId":{"type":["string","null"]},"reason":{"type":["string","null"]}}},
    "Registered": {"type":"object","properties":{"id":{"type":"string"},"email":{"$ref":"Email"},"username":{"type":"string"},"isActive":{"type":"integer"}}},
    "Role": {"type":"object","properties":{"name":{"type":"string"}}},
    "SessionRecord": {"type":"object","properties":{"token":{"type":["string","null"]},"refreshToken":{"type":["string","null"]},"isActive":{"type":"integer"}}},
    "ShopCartGroup": {"type":"object","properties":{"id":{"type":"string"},"shopName":{"type":"string"},"shopSlug":{"type":"string"},"shopIdDistrict":{"type":["integer","null"]},"cartDTOList":{"type":"array","items":{"$ref":"CartItem"}}}},
    "ShopTone": {"type":"string"},
    "TokenPair": {"type":"object","properties":{"accessToken":{"type":"string"},"newRefreshToken":{"type":"string"}}},
    "User": {"type":"object","properties":{"id":{"type":"string"},"username":{"type":"string"},"email":{"$ref":"Email"},"emailConfirmed":{"type":"boolean"},"avatar":{"type":["string","null"]},"roles":{"type":"array","items":{"$ref":"Role"}}}},
  },
}
