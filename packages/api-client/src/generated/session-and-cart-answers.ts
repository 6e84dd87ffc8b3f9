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
    "CartDelivery": {"type":"object","required":["steps","arrivesFrom","arrivesTo"],"properties":{"steps":{"type":"array","items":{"$ref":"CartDeliveryStep"}},"arrivesFrom":{"type":"string"},"arrivesTo":{"type":"string"}}},
    "CartDeliveryStep": {"type":"object","required":["itemsFrom","price"],"properties":{"itemsFrom":{"$ref":"Money"},"price":{"$ref":"Money"}}},
    "CartItem": {"type":"object","required":["id","quantity","isReview","variantValues","variantLabels","optionIds","shop","productDTO","stock","problems"],"properties":{"id":{"type":"string"},"quantity":{"type":"integer","minimum":1},"isReview":{"type":"boolean"},"variantValues":{"type":"object","additionalProperties":{"type":"string"}},"variantLabels":{"type":"object","additionalProperties":{"type":"string"}},"optionIds":{"$ref":"OptionIds"},"shop":{"$ref":"CartLineShop"},"productDTO":{"$ref":"ProductDTO"},"stock":{"type":["integer","null"],"minimum":0},"problems":{"type":"array","items":{"$ref":"CartProblem"}}}},
    "CartLineShop": {"type":"object","required":["id","name","slug","logo","delivery"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"slug":{"type":"string"},"logo":{"$ref":"NullablePicture"},"tone":{"$ref":"ShopTone"},"delivery":{"anyOf":[{"$ref":"CartDelivery"},{"type":"null"}]}}},
    "CartMerge": {"type":"object","required":["receipt","cart"],"properties":{"receipt":{"type":"array","items":{"$ref":"ReceiptLine"}},"cart":{"type":"array","items":{"$ref":"ShopCartGroup"}}}},
    "CartProblem": {"type":"object","required":["code","available","previousPrice"],"properties":{"code":{"type":"string"},"available":{"type":["integer","null"]},"previousPrice":{"anyOf":[{"$ref":"Money"},{"type":"null"}]},"backOn":{"type":"string"}}},
    "CartQuote": {"type":"object","required":["items"],"properties":{"items":{"type":"array","items":{"anyOf":[{"$ref":"CartItem"},{"type":"null"}]}}}},
    "Email": {"type":"string"},
    "Message": {"type":"object","required":["message"],"properties":{"message":{"type":"string"}}},
    "Money": {"type":"number","minimum":0},
    "NullablePicture": {"anyOf":[{"$ref":"Picture"},{"type":"null"}]},
    "OptionIds": {"type":"array","items":{"type":"string"}},
    "Picture": {"type":"object","required":["id","alt","base","widths","width","height"],"properties":{"id":{"type":"string"},"alt":{"type":"string"},"base":{"type":"string"},"widths":{"type":"array","items":{"type":"integer"}},"width":{"type":"integer"},"height":{"type":"integer"}}},
    "ProductDTO": {"type":"object","required":["id","name","slug","price","priceSale","picture"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"slug":{"type":"string"},"price":{"$ref":"Money"},"priceSale":{"anyOf":[{"$ref":"Money"},{"type":"null"}]},"picture":{"$ref":"NullablePicture"}}},
    "ReceiptLine": {"type":"object","required":["productId","optionIds","outcome","quantity","itemId","reason"],"properties":{"productId":{"type":"string"},"optionIds":{"$ref":"OptionIds"},"outcome":{"type":"string"},"quantity":{"type":"integer","minimum":0},"itemId":{"type":["string","null"]},"reason":{"type":["string","null"]}}},
    "Registered": {"type":"object","required":["id","email","username","isActive"],"properties":{"id":{"type":"string"},"email":{"$ref":"Email"},"username":{"type":"string"},"isActive":{"type":"integer"}}},
    "Role": {"type":"object","required":["name"],"properties":{"name":{"type":"string"}}},
    "SessionRecord": {"type":"object","required":["token","refreshToken","isActive"],"properties":{"token":{"type":["string","null"]},"refreshToken":{"type":["string","null"]},"isActive":{"type":"integer"}}},
    "ShopCartGroup": {"type":"object","required":["id","shopName","shopSlug","shopIdDistrict","cartDTOList"],"properties":{"id":{"type":"string"},"shopName":{"type":"string"},"shopSlug":{"type":"string"},"shopIdDistrict":{"type":["integer","null"]},"cartDTOList":{"type":"array","items":{"$ref":"CartItem"}}}},
    "ShopTone": {"type":"string"},
    "TokenPair": {"type":"object","required":["accessToken","newRefreshToken"],"properties":{"accessToken":{"type":"string"},"newRefreshToken":{"type":"string"}}},
    "User": {"type":"object","required":["id","username","email","emailConfirmed","avatar","roles"],"properties":{"id":{"type":"string"},"username":{"type":"string"},"email":{"$ref":"Email"},"emailConfirmed":{"type":"boolean"},"avatar":{"type":["string","null"]},"roles":{"type":"array","items":{"$ref":"Role"}}}},
  },
}
